import type { Box, PageLayout } from '@/lib/pdf/types';
import { makeLocator, rowAround, type PagePlace, type FactLocator } from '@/lib/xbrl/locate-facts';
import { readInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';
import type { XbrlFact } from '@/lib/xbrl/types';
import { statementOf, statementTables, type StatementTables } from './classify-statements';
import type { Statement } from './vocabulary';

/** A figure or name that a filing states, with the place where it prints it. */
export type ReadFinancial = {
  concept: string;
  statement: Statement;
  periodStart: string | null;
  periodEnd: string;
  value: number | null;
  text: string | null;
  unit: string | null;
  decimals: number | null;
  dimensions: Record<string, string>;
  source: 'xbrl' | 'table';
  check: 'ok' | 'unchecked' | 'failed';
  page: number | null;
  quote: string;
  boxes: Box[];
  /** Further pages that print the same. */
  otherPages: number[];
};

/** Prose, tables as text and lists of links are not facts of a statement. */
const PROSE = /(?:TextBlock|Policy|PolicyTextBlock|ExtensibleList|ExtensibleEnumeration)$/;
const MAX_TEXT = 200;
const MAX_FACTS = 20_000;
const MAX_PAGES = 20;

/** Every figure that the filing tags, and the names that it tags, in the order of the document. */
export function readFinancials(html: string, pages: readonly PageLayout[]): ReadFinancial[] {
  const document = readInlineXbrl(html);
  const wanted = document.facts.filter(isStated).slice(0, MAX_FACTS);
  if (wanted.length === 0) return [];
  const tables = statementTables(wanted);
  const place = makeLocator(document.shown, pages);
  const byNumber = new Map(pages.map((page) => [page.page, page]));
  return wanted.map((fact) => toFinancial(fact, tables, place, byNumber));
}

function isStated({ concept, value }: XbrlFact): boolean {
  if (typeof value !== 'string') return true;
  return value !== '' && value.length <= MAX_TEXT && !PROSE.test(concept);
}

function toFinancial(
  fact: XbrlFact,
  tables: StatementTables,
  place: FactLocator,
  pages: ReadonlyMap<number, PageLayout>,
): ReadFinancial {
  const { concept, context, value, unit, decimals } = fact;
  const statement = statementOf(fact, tables);
  // The statement prints it, whatever repeats it elsewhere.
  const ordered = fact.places.toSorted(
    (a, b) => Number(isIn(b.table, statement, tables)) - Number(isIn(a.table, statement, tables)),
  );
  const placed = ordered.map((each) => place(each)).filter((each): each is PagePlace => each !== undefined);
  const [first] = placed;
  const layout = first && pages.get(first.page);
  const row = first && layout ? rowAround(layout, first) : { quote: '', boxes: [] };
  return {
    concept,
    statement,
    periodStart: context.start,
    periodEnd: context.end,
    value: typeof value === 'number' ? value : null,
    text: typeof value === 'string' ? value : null,
    unit,
    decimals,
    dimensions: context.dimensions,
    source: 'xbrl',
    check: fact.isContradicted ? 'failed' : first ? 'ok' : 'unchecked',
    page: first?.page ?? null,
    ...row,
    otherPages: [...new Set(placed.map(({ page }) => page))].filter((page) => page !== first?.page).slice(0, MAX_PAGES),
  };
}

function isIn(table: number | null, statement: Statement, tables: StatementTables): boolean {
  return table !== null && tables.get(table) === statement;
}
