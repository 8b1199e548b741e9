import { POINTED_FORM } from '@/lib/format/words/legal-forms-patterns';
import { JUNIOR } from '@/lib/format/words/name-words';
import { plainWords, type Alternatives } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';

/** Abbreviations whose period does not end a sentence, without the period. */
export const ABBREVIATIONS: Alternatives = [
  'no',
  [new RegExp(POINTED_FORM), 'Inc'],
  [new RegExp(JUNIOR), 'Jr'],
  [new RegExp(PLAIN_TITLE), 'Mr'],
  'st',
  [/u\.s/, 'u.s'],
  [/p\.c/, 'p.c'],
  [/l\.p/, 'l.p'],
  [/[a-z]/, 'b'],
];

/** Whom a stated result of an election is of: "each nominee was elected". */
export const OF_ALL_WORDS = plainWords(`
  each, all, both, every, following, these,
  nominees, directors, trustees, managers,
`);
