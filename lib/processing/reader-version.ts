/**
 * Raised when filings are read differently from before: then shared filings may be read anew, each once, by whoever
 * first asks for it.
 */
export const READER_VERSION = 5;
