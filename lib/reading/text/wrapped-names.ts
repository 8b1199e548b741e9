import type { FlatPage } from './flat-page';
import { leadingName, surnameOf } from './names';

/** "Ellen M.", "Theodora Osei-" or "Jane": what a narrow column leaves of a name in its first line. */
const BEGINNING = /^(?:\p{Lu}[\p{L}'’-]*\.?\s)*?(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}\.|\p{Lu}\p{Ll}+-)$/u;
const REST = /^\p{Lu}[\p{L}'’-]+(?:,?\s(?:Jr|Sr|II|III|IV)\b\.?)?(?=,|\s\(|\s*$)/u;
/** Between lines of one cell, in heights of a line. */
const NEAR = 2;
const SAME_EDGE_POINTS = 3;

/**
 * A name whose end stands beneath its beginning in the column of a table or card, where no line holds it whole.
 * Undefined unless the filing knows the surname.
 */
export function wrappedName({ lines }: FlatPage, index: number, titled: ReadonlySet<string>): string | undefined {
  const [line, below] = [lines[index], lines[index + 1]];
  const [start, rest] = [line?.cells[0]?.text ?? '', REST.exec(below?.cells[0]?.text ?? '')?.[0]];
  if (!line || !below || rest === undefined || !BEGINNING.test(start)) return undefined;
  const isBelow =
    Math.abs(below.line.x - line.line.x) < SAME_EDGE_POINTS &&
    line.line.y - below.line.y > 0 &&
    line.line.y - below.line.y < NEAR * line.line.height;
  const name = isBelow ? leadingName(start.endsWith('-') ? start + rest : `${start} ${rest}`, titled) : undefined;
  return name !== undefined && surnameOf(name).endsWith(rest.toLowerCase().replace(/,?\s(?:jr|sr|ii|iii|iv)\b\.?$/, ''))
    ? name
    : undefined;
}
