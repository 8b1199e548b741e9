/** For code that could not be loaded: the connection is lost, or this version of Plumbline is no longer served. */
export const NOT_LOADED = {
  message: 'This part of the screen could not be loaded.',
  advice: 'Check the connection and try again. If Plumbline was updated meanwhile, reload the page.',
};
