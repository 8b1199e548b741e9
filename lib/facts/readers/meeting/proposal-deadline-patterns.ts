import { plainWords, wholeWords, type Alternatives } from '@/lib/format/patterns';

export const DEADLINE_WORDS_LIST = plainWords(`
  received, submitted, submit, delivered, deadline, no later than, not later than, on or before, by, prior to,
  before, postmarked,
`);

export const OTHER_DEADLINE_WORDS: Alternatives = [
  'advance notice',
  '14a-19',
  'universal proxy',
  [/nominat\w+/, 'nominated'],
  [/not (?:earlier|before)/, 'not earlier'],
  'no earlier than',
  'between',
  '14a-4',
];

export const DEADLINE_WORDS = wholeWords(DEADLINE_WORDS_LIST, 'i');

export const OTHER_DEADLINE = wholeWords(OTHER_DEADLINE_WORDS, 'i');
