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
