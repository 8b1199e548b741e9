import { oneOf } from '@/lib/format/patterns';
import { ARABIC_PARTICLES, PARTICLES, PORTUGUESE_PARTICLES, WRITTEN_GENERATION } from '@/lib/format/words/name-words';
import { HONORIFIC } from './honorifics';
import { PREFIX, SECOND_WORDS, SHORT_GIVEN_NAMES } from './names-patterns';

// The letters of European languages; in the later ranges capitals and small letters alternate.
const LATER = 'Ā-žȘ-țẠ-ỹ';
export const UPPER = `A-ZÀ-ÖØ-Þ${LATER}`;
export const LOWER = `a-zß-öø-ÿ${LATER}`;
/** "Reed", "O'Brien", "McKay", "Owusu-Ansah", "Rusk-O'Malley", "al-Rashidi", "d'Aubert". */
const SIMPLE = `[${UPPER}][${LOWER}'’]+(?:[${UPPER}][${LOWER}]+)?`;
export const PART = `${PREFIX}${SIMPLE}(?:-${SIMPLE})?`;
/** "Soo-jin", but not "Long-term". */
const GIVEN = `[${UPPER}][${LOWER}]{1,5}-(?!${oneOf(SECOND_WORDS)}(?![${LOWER}]))[${LOWER}]{2,5}`;
/** A surname after a title, "Ms. Krähenbühl". */
export const SURNAME = `${PREFIX}[${UPPER}][${UPPER}${LOWER}'’-]+`;
/** "R.", and of "O'Connor" "O'C."; given names that are written short: "Geo. Garvin Reed". */
const INITIAL = `(?:[${UPPER}](?:['’][${UPPER}])?|${oneOf(SHORT_GIVEN_NAMES)})\\.`;
/** Initials that are written without points: "JB Hunt". */
const BARE_INITIALS = '(?:[A-DJ-MPRT][BCDJKPRT])';
/** A middle initial that is written without a point: "Steven S Reed"; "A" and "I" are words. */
const BARE_INITIAL = '[B-HJ-Z](?=\\s)';
const NICKNAME = String.raw`\("?[A-Z][a-z]+"?\)|"[A-Z][a-z]+"`;
/** The words before a surname that belong to it. */
export const PARTICLE = oneOf([
  ...[...PARTICLES, ...PORTUGUESE_PARTICLES, ...ARABIC_PARTICLES],
  ...['Mc', 'Mac', 'Ó', 'Ní', 'Nic', 'Uí', 'St\\.'],
]);
/** A person's name of two to five parts: "R. Stephen Moss", "Mary Ruth (Molly) Calder". */
export const NAME =
  `(?:(?:${GIVEN}|${PART}|${INITIAL}(?:\\s?${INITIAL})?|${BARE_INITIALS})\\s` +
  `(?:(?:${INITIAL}(?:\\s?${INITIAL})?|${BARE_INITIAL}|${PART}|${NICKNAME}|${PARTICLE})\\s){0,3}?` +
  `(?:${PARTICLE}\\s){0,3}(?!St\\.\\s)(?:${GIVEN}(?![\\w-])|${PART})(?:,?\\s${WRITTEN_GENERATION}(?![a-zA-Z]))?)`;

/** "General Sam B. Roe": the name begins after the title. */
export const ANY_NAME = new RegExp(`(?<![${UPPER}${LOWER}])(?!(?:${HONORIFIC})\\s)${NAME}(?![${UPPER}${LOWER}])`, 'g');
