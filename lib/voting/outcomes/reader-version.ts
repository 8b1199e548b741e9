/** Raised when results are read differently; filings read by an older version are read again by the daily round. */
export const OUTCOME_READER_VERSION = 13;
