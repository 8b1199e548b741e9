import { plainWords, type Alternatives } from '@/lib/format/patterns';

/** Last words of a line in which the title of a resolution does not end. */
export const GOES_ON_WORDS: Alternatives = [
  ...plainWords('of, to, the, and, or, for, in, on, by, as, set'),
  [/an?/, 'a'],
  ...plainWords('with, independent, registered'),
];
