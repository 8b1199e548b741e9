import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { ANY_TITLE } from './names/honorifics';

/** What a statement about all says before those whom it leaves out. */
export const EXCEPTION_WORDS: Alternatives = [
  'other than',
  [/except(?: for| that)?/, 'except for'],
  [/with (?:the )?exceptions? of/, 'with the exception of'],
  [/with (?:one|a single|two|three) exceptions?:/, 'with one exception:'],
  'excluding',
  'apart from',
  'aside from',
  [new RegExp(String.raw`save(?: for)?(?=\s${ANY_TITLE}\b)`), 'save for Mr. Doe'],
];

/** The same as a group of a pattern. */
export const EXCEPTING = oneOf(EXCEPTION_WORDS);

/** What returns from an exception to those who are left: "other than Mr. Roe, namely Ms. Doe and Mr. Poe". */
export const REMAINDER_WORDS: Alternatives = [
  'namely',
  // Not "a firm that is our customer".
  [/that is,/, 'that is,'],
  [/i\.\s?e\./, 'i.e.'],
  // "…, except for Mr. Roe, is independent: Ms. Doe, Mr. Poe and Dr. Lee".
  [/(?:is|are) (?:an? )?independent(?: directors?)?:/, 'is independent:'],
];
