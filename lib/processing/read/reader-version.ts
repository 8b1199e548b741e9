/**
 * Increase it when filings are read differently. Shared filings may then be read again, each once, when somebody asks
 * for it.
 */
export const READER_VERSION = 27;
