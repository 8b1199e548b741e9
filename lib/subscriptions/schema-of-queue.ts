/** The schemas of the queue, in a module that screens may import. */
export * from './queue/schema';
