const CIVIL =
  'Mr|Ms|Mrs|Miss|Mx|D?Dr|Prof|Professor|Sir|Dame|Lord|Lady|(?:The\\s)?Honorable|Ambassador|Governor|Senator|' +
  'Judge|Reverend|Rabbi';
/** Short forms that are names or words without their point. */
const SHORT = '(?:The\\sHon|Hon|Rev|Amb|Gov|Sen|Maj|Col|Capt|Cmdr|Brig)(?=\\.)';
const RANK =
  '(?:(?:Rear|Vice|Major|Maj\\.|Brigadier|Brig\\.|Lieutenant|Lt\\.?)\\s)?(?:General|Gen|Admiral|Adm)|' +
  '(?:(?:Lieutenant|Lt\\.?)\\s)?(?:Colonel|Commander)|Brigadier|Captain';
/** "(Ret.)", "(U.S. Army, Ret.)". */
const RETIRED = '\\((?:[^()\\d]{2,30},?\\s)?Ret(?:ired|\\.)?\\)\\.?';

/** What stands before one person's name, as the source of a pattern: "Dr.", "Rear Admiral", "Gen. (Ret.)". */
export const HONORIFIC = `(?:${CIVIL}|${RANK}|${SHORT})\\.?(?:\\s${RETIRED})?`;
/** The same, also before the names of several: "Messrs." */
export const HONORIFICS = `(?:Messrs|Mses|Mmes|Mss|Drs|Generals|Admirals)\\.?|${HONORIFIC}`;

const LEADING = new RegExp(`^(?:${HONORIFIC},?\\s)+`);
const TRAILING = new RegExp(`,?\\s${RETIRED}$`);

/** "Rear Admiral Jane B. Doe (Ret.)" → "Jane B. Doe". */
export function withoutHonorifics(name: string): string {
  return name.replace(LEADING, '').replace(TRAILING, '');
}
