const MONTH = String.raw`(?:\p{Lu}\p{Ll}{2,8}\.?\s(?:\d{1,2},\s)?)?`;
const YEAR = String.raw`${MONTH}(?:19|20)\d\d`;
/** "(since 2019)", "(2019 - present)", "(2012 to 2018)". */
const PERIOD =
  String.raw`\((?:(?<now>(?:since|from)\s${YEAR}|${YEAR}\s?(?:[-–—]|to)\s?(?:present|current))|` +
  String.raw`${YEAR}\s?(?:[-–—]|to|through|until)\s?${YEAR}|until\s${YEAR})\)`;
const DATED = new RegExp(String.raw`^(?<name>[^;]{2,90}?)\s?${PERIOD}[,;.]?$`, 'iu');

/** The end of a line after which an item continues: a comma, a bracket that is not closed. */
const IS_OPEN = /[,;&(]$|\b(?:and|of|the)$|\([^)]*$/;

/** The present boards of a list whose items all say when the seat was held; null where one does not. */
export function datedNames(lines: readonly string[]): string[] | null {
  const read = joined(lines).map((item) => DATED.exec(item.trim())?.groups);
  if (read.length === 0 || read.some((groups) => groups === undefined)) return null;
  return read.flatMap((groups) => (groups?.now === undefined ? [] : [withoutAlias(groups.name ?? '')]));
}

/** "Roe Mills (formerly Roe" and "Foods) (2016 to 2023)", "Poe Company" and "(since 2012)" are one item each. */
function joined(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    const isOne = last !== undefined && !DATED.test(last) && (line.startsWith('(') || IS_OPEN.test(last));
    if (isOne) items[items.length - 1] = `${last} ${line}`;
    else items.push(line);
  }
  return items;
}

const withoutAlias = (name: string) => name.replace(/\s\((?:formerly|f\/k\/a|now)\b[^)]*\)$/i, '').trim();

const ITEM = new RegExp(String.raw`^(?:and\s)?(?<name>[^();\n]{2,90}?)\s${PERIOD}(?<end>[,;.]?)\s?`, 'iu');
const MOST_LINES = 6;

/**
 * The same in the lines that follow a label: "Roe Inc. (since 2020), Poe Corporation (2012 to 2018)". Null where an
 * item has no period, or where the line below is not `isOver`.
 */
export function datedNamesIn(lines: readonly string[], isOver: (line: string) => boolean): string[] | null {
  const items: string[] = [];
  let rest = '';
  for (const [at, line] of lines.slice(0, MOST_LINES).entries()) {
    rest = `${rest} ${line}`.trim();
    for (let next = ITEM.exec(rest); next; next = ITEM.exec(rest)) {
      items.push(next[0].trim().replace(/^and\s/, ''));
      rest = rest.slice(next[0].length);
    }
    const goesOn = rest === '' ? /[,;]$/.test(items.at(-1) ?? '') : IS_OPEN.test(rest) || line.includes(')');
    // "Director at Roe Inc., a maker of pumps" is listed with others of its kind.
    if (items.some((item) => /\b(?:director|chair|member)\b/i.test(item))) return null;
    if (rest === '' && !goesOn && isOver(lines[at + 1] ?? '')) return datedNames(items);
    // A line that is a whole name has no period.
    if (rest !== '' && !goesOn) return null;
  }
  return null;
}
