import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { OPEN_PLACES, STREET_WORDS } from '@/lib/format/words/address-words-patterns';

const SMALL_WORDS = plainWords('of, the, and, for, de, van, von, on, to, in, by, with');

/** Parts of a proponent's name after the first word. */
export const NAME_PARTS: Alternatives = [
  [/\p{Lu}[\p{L}\d'’&.-]*/u, 'York'],
  [new RegExp(String.raw`${oneOf(SMALL_WORDS)}(?: the)?(?=\s\p{Lu})`, 'u'), 'of the City'],
  '&',
  [/\d{1,4}(?=\s\p{Lu})/u, '1199 Fund'],
  [/\([A-Z][A-Z-]{1,11}\)(?=\s(?:\p{Lu}\p{L}+\s){0,3}(?:Fund|Trust|Plan|Foundation)\b)/u, '(AFL-CIO) Reserve Fund'],
];

/** Words with which a proponent's name does not end. */
export const NO_LAST_WORDS = plainWords('of, the, and, for, de, on, to, in, by, with, &');

/** Last words of a line of an address. */
export const LAST_OF_ADDRESS = [
  ...STREET_WORDS,
  ...OPEN_PLACES,
  ...plainWords('Ave, Rd, Ln, Circle, Court, Blvd, Way, Terrace, Pkwy, Highway, Turnpike, Apartment, Box'),
];
