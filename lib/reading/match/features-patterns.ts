import { LIMITED_FORMS } from '@/lib/format/words/legal-forms-patterns';
import { MONTHS } from '@/lib/format/words/months';
import { WRITTEN_NUMBERS } from '@/lib/format/words/number-words';
import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';

export const NUMBER_WORDS = [...WRITTEN_NUMBERS, 'once', 'twice', 'none', 'no'];

export const NUMBER_FORMS: Alternatives = [
  [/\d/, '2'],
  [new RegExp(String.raw`\b${oneOf(NUMBER_WORDS)}\b`), 'zero'],
];

export const DATE_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(MONTHS)}\s\d`), 'January 2'],
  [/\b(?:19|20)\d\d\b/, '1922'],
  [/\b\d{1,2}:\d\d/, '2:22'],
  [/\banniversary\b/, 'anniversary'],
  [/\b\d+ (?:days|years|months)\b/, '2 days'],
];

export const NAME_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${PLAIN_TITLE}\.\s[A-Z]`), 'Mr. A'],
  [/\b[A-Z][a-z]+(?:\s[A-Z]\.)?\s(?:[A-Z][a-z]+[- ]?){1,2}\b/, 'Aboard Aboard'],
  [new RegExp(String.raw`\b${oneOf([...LIMITED_FORMS, 'Inc', 'Group', 'Company'])}\b`), 'LLC'],
];

export const FULL_DATE_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(MONTHS)}\s(?:\d{1,2},?\s)?(?:19|20)\d\d\b`), 'January 1922'],
  [/\bsince (?:19|20)\d\d\b/, 'since 1922'],
  [/\bin (?:19|20)\d\d\b/, 'in 1922'],
];

export const NEGATION_WORDS: Alternatives = [
  'not',
  'no',
  'never',
  'none',
  'without',
  'neither',
  'nor',
  [/prohibit\w*/, 'prohibited'],
  'does not',
  'do not',
  'may not',
  'cannot',
];

export const REFERENCE_WORDS: Alternatives = [
  'see',
  'refer to',
  'described',
  'set forth',
  'shown',
  'discussed',
  'following table',
  'below',
  'above',
  [/page \d+/, 'page 5'],
];
