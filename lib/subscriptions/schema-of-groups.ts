/** The shapes of groups, where screens may import them from. */
export * from './groups/schema';
