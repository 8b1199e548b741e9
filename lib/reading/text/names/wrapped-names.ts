import { GENERATION, PARTICLES } from '@/lib/format/words/name-words';
import { oneOf } from '@/lib/format/patterns';
import type { FilingText } from '../filing-text';
import type { FlatLine, FlatPage } from '../flat-page';
import { leadingName } from './names';

/** "Ellen M.", "Theodora Osei-", "Jane" or "Ann Van der": what a narrow column leaves of a name in its first line. */
const BEGINNING = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}'’-]*\.?\s)*?(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}\.|\p{Lu}\p{Ll}+-)(?:\s${oneOf(PARTICLES)})*$`,
  'u',
);
const SUFFIX = String.raw`,?\s${GENERATION}\b\.?`;
const REST = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+|-$)*(?:\s\p{Lu}[\p{L}'’-]+)?(?:${SUFFIX})?(?=,|\s\(|\s*$)`,
  'u',
);
const LAST_SUFFIX = new RegExp(`${SUFFIX}$`, 'i');
/** Between lines of one cell, in heights of a line. */
const NEAR = 2;
const SAME_EDGE_POINTS = 3;

type Wrapped = { name: string; lines: number };

/**
 * A name whose end is printed below its beginning in the column of a table or card, where no line holds it whole.
 * Undefined unless the filing knows the surname. `known`, what was taken for the name in the first line alone, gives
 * way to a longer one that the filing writes elsewhere.
 */
export function wrappedName(
  filing: FilingText,
  page: FlatPage,
  index: number,
  titled: ReadonlySet<string>,
  known?: string,
): string | undefined {
  const found = joined(filing, page.lines, index, titled);
  if (!found || isEndOfName(filing, page, index, titled)) return known;
  if (known === undefined) return found.name;
  const isLonger = found.name !== known && found.name.startsWith(known);
  return isLonger && isInOneLine(filing, found.name) ? found.name : known;
}

/** Whether the line is what was left of a name that begins above: "Merrow" of "Tobias H.". */
export function isEndOfName(filing: FilingText, page: FlatPage, index: number, titled: ReadonlySet<string>): boolean {
  return [1, 2].some(
    (before) =>
      (joined(filing, page.lines, index - before, titled)?.lines ?? 0) > before &&
      !isEndOfName(filing, page, index - before, titled),
  );
}

/**
 * The name over two lines, or three where the second ends with a hyphen. Where more than a single word is left of it,
 * the filing must write it elsewhere: a company and the director in the next row are not a name.
 */
function joined(
  filing: FilingText,
  lines: readonly FlatLine[],
  index: number,
  titled: ReadonlySet<string>,
): Wrapped | undefined {
  const [line, below, third] = lines.slice(Math.max(0, index), index + 3);
  const start = line?.cells[0]?.text ?? '';
  const second = below?.cells[0]?.text ?? '';
  const isCut = second.endsWith('-');
  const rest = REST.exec(isCut ? second + (third?.cells[0]?.text ?? '') : second)?.[0];
  if (index < 0 || !line || !below || !rest || rest.endsWith('-') || !BEGINNING.test(start)) return undefined;
  if (!isBeneath(below, line) || (isCut && (!third || !isBeneath(third, below)))) return undefined;
  const name = leadingName(start.endsWith('-') ? start + rest : `${start} ${rest}`, titled);
  const end = rest.toLowerCase().replace(LAST_SUFFIX, '');
  if (name === undefined || !name.toLowerCase().replace(LAST_SUFFIX, '').endsWith(end)) return undefined;
  const isPlain = !isCut && !end.includes(' ');
  return isPlain || isInOneLine(filing, name) ? { name, lines: isCut ? 3 : 2 } : undefined;
}

/** Whether a line of the filing holds the words together, in one of its columns. */
export const isInOneLine = ({ pages }: FilingText, name: string) =>
  pages.some(
    ({ text, lines }) =>
      text.includes(name) && lines.some(({ cells }) => cells.some((cell) => cell.text.includes(name))),
  );

function isBeneath({ line: below }: FlatLine, { line }: FlatLine): boolean {
  const gap = line.y - below.y;
  return Math.abs(below.x - line.x) < SAME_EDGE_POINTS && gap > 0 && gap < NEAR * line.height;
}
