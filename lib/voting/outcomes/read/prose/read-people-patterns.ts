import { type Alternatives } from '@/lib/format/patterns';

/** What is printed between the name of a nominee and the votes. */
export const BEHIND_NAME: Alternatives = [
  [/\s*[:(|\u2013\u2014]/, ':'],
  [/,?\s+(?:who\s+)?received\b/, ' who received'],
  [/,?\s+was (?:re-?)?elected\b/, ', was elected'],
  [/,?\s+(?:votes )?for\b/, ' votes for'],
  // Without a blank where dots or a gap of the page part them.
  [/\d{1,3}(?:,\d{3})+ (?:votes )?for\b/, '48,083,394 for'],
  [/,\s+\d/, ', 4'],
];
