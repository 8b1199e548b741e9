import { COURTESY_TITLES, PLAIN_TITLES, PLURAL_TITLES } from '@/lib/format/words/name-words';
import { oneOf, alternatives } from '@/lib/format/patterns';
import { CIVIL_TITLES, SHORT_TITLES, RANKS } from './honorifics-patterns';

/** The parts of patterns that read a title without its point: "Ms", "Messrs", either. */
export const PLAIN_TITLE = oneOf(PLAIN_TITLES);
export const PLURAL_TITLE = oneOf(PLURAL_TITLES);
export const ANY_TITLE = oneOf([...PLAIN_TITLES, ...PLURAL_TITLES]);
/** "Prof", "Dame": what everybody may be called, whatever their office. */
export const COURTESY_TITLE = oneOf(COURTESY_TITLES);

const CIVIL = `${COURTESY_TITLE}|${alternatives(CIVIL_TITLES)}`;
const SHORT = String.raw`${oneOf(SHORT_TITLES)}(?=\.)`;
const RANK = alternatives(RANKS);
/** "(Ret.)", "(U.S. Army, Ret.)". */
const RETIRED = '\\((?:[^()\\d]{2,30},?\\s)?Ret(?:ired|\\.)?\\)\\.?';

/** Titles before one person's name, as the source of a pattern: "Dr.", "Rear Admiral", "Gen. (Ret.)". */
export const HONORIFIC = `(?:${CIVIL}|${RANK}|${SHORT})\\.?(?:\\s${RETIRED})?`;
/** The same, also before the names of several: "Messrs." */
export const HONORIFICS = `(?:${PLURAL_TITLE}|Generals|Admirals)\\.?|${HONORIFIC}`;

const LEADING = new RegExp(`^(?:${HONORIFIC},?\\s)+`);
const TRAILING = new RegExp(`,?\\s${RETIRED}$`);

/** "Rear Admiral Jane B. Doe (Ret.)" → "Jane B. Doe". */
export function withoutHonorifics(name: string): string {
  return name.replace(LEADING, '').replace(TRAILING, '');
}
