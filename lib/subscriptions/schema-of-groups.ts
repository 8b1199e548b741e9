/** The schemas of groups, in a module that screens may import. */
export * from './groups/schema';
