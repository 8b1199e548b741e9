export const MAX_QUESTION_LENGTH = 4000;
export const NOTHING_TO_ASK = 'Please select documents and enter a query';

/** Shown for a chunk without a heading above it. */
export const SECTION_FALLBACK = 'Document Section';
