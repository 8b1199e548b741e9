const NONE = /^(?:none|n\/a|no(?:t applicable)?|-+|—|0)\b\.?|^-+$/i;
/** What follows the list where a profile goes on. */
const AFTER = new RegExp(
  [
    String.raw`\s(?:Former|Past|Prior|Previous|Private|Non-?profit|Other (?:positions|experience|`,
    String.raw`professional)|Education|Skills|Key|Career|Experience|Qualifications|Committees?|`,
    String.raw`Background|Age)\b.*$`,
  ].join(''),
  'su',
);
const COMPANY = new RegExp(
  [
    String.raw`\b(?:Inc|Corp(?:oration)?|Co(?:mpany)?|Ltd|Limited|plc|PLC|LLC|L\.P|LP|N\.V|S\.A|AG|`,
    String.raw`SE|Group|Holdings?|Trust|Partners|Bancorp|Technologies|Systems|Energy|Resources|`,
    String.raw`Therapeutics|Pharmaceuticals|Brands|International|Industries|Financial|Networks|`,
    String.raw`Foods|Airlines|Motors?|Communications|Health(?:care)?|Sciences|Materials|Software|`,
    String.raw`Labs|Entertainment)\b`,
  ].join(''),
);

/**
 * How many other public boards a profile lists, where that can be told for certain: "None", a number, or names set
 * apart
 * by semicolons or bullets, or one single name. Names between commas may be parts of one.
 */
export function countBoards(value: string): { count: number; names: string[] } | undefined {
  const text = value.replace(/\s+/g, ' ').replace(AFTER, '').trim();
  if (NONE.test(text)) return { count: 0, names: [] };
  const number = /^(\d)(?:\s|$)/.exec(text);
  if (number) return { count: Number(number[1]), names: [] };
  const names = text
    .split(/\s?[;•●■▪|]\s?/)
    .map((part) => part.replace(/\((?:since|from|NYSE|NASDAQ|Nasdaq)[^)]*\)/g, '').trim())
    .filter((part) => part !== '');
  if (
    names.length === 0 ||
    names.some((name) => /\b(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d\b|\bformer|\buntil\b/i.test(name))
  )
    return undefined;
  const isPlain = (name: string) =>
    !/,(?!\s(?:Inc|Ltd|LLC|L\.P|Corp|N\.A|Co|plc)\b)|\band\b/i.test(name) && name.length <= 60;
  return names.every(isPlain) && names.every((name) => COMPANY.test(name) || names.length > 1)
    ? { count: names.length, names }
    : undefined;
}
