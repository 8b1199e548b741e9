import { isAddress } from '../addresses';
import { leadingPerson } from '../people/known-people';
import type { Holder, Person, RowCell, Table, Unit } from '../types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { ADDRESS_WORDS, GROUP_WORDS, OF_OWNERS_WORDS, NOT_HOLDER_ROW_WORDS } from './holders-patterns';

const OF_OWNERS = new RegExp(alternatives(OF_OWNERS_WORDS), 'i');
/** Tables that mention ownership and list something else: guidelines, plans, single grants. */
const NOT_OWNERS = /\bguidelines?\b|\bmultiple of\b|\bgrant date\b|\bexercise price\b|\bplan category\b/i;
const GROUP = new RegExp(alternatives(GROUP_WORDS), 'i');
const NO_HOLDER = new RegExp(String.raw`^${oneOf(NOT_HOLDER_ROW_WORDS)}\b|^\W*$`, 'i');
const TOTAL = /\btotal\b|\bbeneficial(?:ly)?\b|\bamount and nature\b/i;
const SHARE_CLASS = /\bClass [A-Z]\b(?:\s(?:Common|Ordinary|Preferred)?\s?(?:Stock|Shares))?/i;
const ADDRESS = new RegExp(String.raw`\s(?=${oneOf(ADDRESS_WORDS)})`, 'u');

/** Share ownership from the tables of beneficial owners: large holders, directors and officers, and their group. */
export function readOwnershipTables(
  units: readonly Unit[],
  tables: readonly Table[],
  people: readonly Pick<Person, 'name' | 'surname'>[],
): Holder[] {
  const surnames = new Map(people.map(({ surname, name }) => [surname, name]));
  const found = units.flatMap((unit) => {
    const table = tables[unit.row?.table ?? -1];
    return table && unit.row && isOfOwners(unit, table) ? holdersOf(unit, surnames) : [];
  });
  const seen = new Set<string>();
  return found.filter(({ name, shareClass, shares, percent }) => {
    const key = `${name.toLowerCase()} ${shareClass} ${shares ?? ''} ${percent}`;
    return !seen.has(key) && seen.add(key);
  });
}

function isOfOwners(unit: Unit, table: Table): boolean {
  const heads = table.heads.join(' ');
  const words = `${table.caption} ${unit.section} ${unit.lead} ${heads}`;
  return (
    OF_OWNERS.test(words) &&
    !NOT_OWNERS.test(`${table.caption} ${heads}`) &&
    /\bshares?\b|\bnumber\b|\bstock\b|\bamount\b|\bown/i.test(heads)
  );
}

function holdersOf(unit: Unit, surnames: ReadonlyMap<string, string>): Holder[] {
  const row = unit.row;
  if (!row || NO_HOLDER.test(row.label) || row.label.length > 320 || row.year !== null) return [];
  // When the number is beside the address, the name is in the line above.
  const label = isAddress(row.label) ? (row.groups.at(-1) ?? '') : row.label;
  const isGroup = GROUP.test(label);
  const name = isGroup ? label : (leadingPerson(label, surnames) ?? withoutAddress(label));
  if (!/\p{L}{2}/u.test(name) || isAddress(name)) return [];
  const byClass = new Map<string, RowCell[]>();
  for (const cell of row.cells) {
    const shareClass = SHARE_CLASS.exec(cell.head)?.[0] ?? '';
    byClass.set(shareClass, [...(byClass.get(shareClass) ?? []), cell]);
  }
  const groupClass = row.groups.map((group) => SHARE_CLASS.exec(group)?.[0]).find(Boolean) ?? '';
  return [...byClass].flatMap(([shareClass, cells]) => {
    const shares = sharesOf(cells);
    const percent = cells.find(isPercent);
    if (!shares || shares.value === undefined) return [];
    const ends = [shares, ...(percent ? [percent] : [])];
    const place = {
      page: unit.page,
      start: Math.min(unit.start, ...ends.map((cell) => cell.start)),
      end: Math.max(...ends.map((cell) => cell.end)),
    };
    return [
      {
        name,
        isGroup,
        shareClass: shareClass || groupClass,
        shares: shares.value,
        percent: percent?.text ?? '',
        place,
      },
    ];
  });
}

/** The total when the table adds several kinds of holding, otherwise the first number of shares. */
function sharesOf(cells: readonly RowCell[]): RowCell | undefined {
  const counts = cells.filter((cell) => cell.value !== undefined && !isPercent(cell) && cell.unit !== '$');
  const totals = counts.filter((cell) => TOTAL.test(cell.head));
  const named = totals.filter((cell) => /\btotal\b/i.test(cell.head));
  return (
    named.at(-1) ??
    (totals.length === 1 ? totals[0] : undefined) ??
    counts.find((cell) => cell.value !== null) ??
    counts[0]
  );
}

function isPercent(cell: RowCell): boolean {
  return (
    /%/.test(cell.text) ||
    (/%|\bpercent/i.test(cell.head) && !/,/.test(cell.text) && Math.abs(cell.value ?? 0) <= 100) ||
    (/^(?:\*|[<>]\s?\d|less than)/i.test(cell.text) && cell.value === undefined)
  );
}

function withoutAddress(label: string): string {
  return (label.split(ADDRESS)[0] ?? label)
    .replace(/(?:\s?\([a-z\d]\))+$|(?<=\p{L}\.?)\s\d{1,2}$/u, '')
    .replace(/[\s,:;-]+$/, '')
    .trim();
}
