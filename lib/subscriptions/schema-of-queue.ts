/** The shapes of the queue, where screens may import them from. */
export * from './queue/schema';
