import { plainWords, type Alternatives } from '@/lib/format/patterns';

/** "Elected", "Not approved": the first word of a result beside figures. */
export const FIRST_WORDS_OF_RESULTS = plainWords(`
  Elected, Approved, Adopted, Ratified, Passed, Carried,
  Not, Rejected, Failed,
`);

/** Of headings over words, and not over figures. */
export const HEADINGS_OF_WORDS: Alternatives = [
  [/results?/, 'results'],
  ...plainWords('outcome, status, disposition, approved, passed, elected, class, series'),
];
