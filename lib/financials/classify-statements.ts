import { alternatives } from '@/lib/format/patterns';
import { ANCHORS_BALANCE_WORDS, ANCHORS_CASH_FLOW_WORDS, ANCHORS_INCOME_WORDS } from './classify-statements-patterns';
import type { XbrlFact } from '@/lib/xbrl/types';
import { lineOfConcept, sharedName, type PrimaryStatement, type Statement } from './vocabulary';

/** Concepts that are together in one table only where it is that statement. */
const ANCHORS: Readonly<Record<PrimaryStatement, RegExp>> = {
  income: new RegExp(String.raw`^(?:${alternatives(ANCHORS_INCOME_WORDS)})`),
  balance: new RegExp(String.raw`^(?:${alternatives(ANCHORS_BALANCE_WORDS)})$`),
  cash_flow: new RegExp(String.raw`^(?:${alternatives(ANCHORS_CASH_FLOW_WORDS)})`),
};
const LEAST_ANCHORS = 4;
/** A statement may be set as several tables, which are at most this many tables apart. */
const CLOSE = 2;

/** Which of the document's tables are the primary statements, and of a fact with several places, which comes first. */
export type StatementTables = ReadonlyMap<number, PrimaryStatement>;

/**
 * The table that holds most of a statement's concepts, for the company as a whole, is that statement; so are its
 * neighbours that continue it. Notes repeat a few of them, the parent company's statements carry a dimension.
 */
export function statementTables(facts: readonly XbrlFact[]): StatementTables {
  const names = new Map<number, Set<string>>();
  for (const { concept, context, value, places } of facts) {
    const name = sharedName(concept);
    if (name === null || typeof value !== 'number' || Object.keys(context.dimensions).length > 0) continue;
    for (const { table } of places) if (table !== null) names.set(table, (names.get(table) ?? new Set()).add(name));
  }
  const found = new Map<number, PrimaryStatement>();
  for (const statement of ['balance', 'cash_flow', 'income'] as const) {
    const count = (table: number) =>
      [...(names.get(table) ?? [])].filter((name) => ANCHORS[statement].test(name)).length;
    const ranked = [...names.keys()].filter((table) => !found.has(table)).sort((a, b) => count(b) - count(a) || a - b);
    const best = ranked[0];
    if (best === undefined || count(best) < LEAST_ANCHORS) continue;
    for (const table of ranked)
      if (Math.abs(table - best) <= CLOSE && count(table) >= LEAST_ANCHORS) found.set(table, statement);
  }
  return found;
}

/**
 * The statement that a figure of XBRL belongs to: its own where it is in a table of that one, else the first that has
 * it.
 */
export function statementOf({ concept, places }: XbrlFact, tables: StatementTables): Statement {
  if (concept.startsWith('dei:')) return 'cover';
  const stands = new Set(places.flatMap(({ table }) => (table === null ? [] : (tables.get(table) ?? []))));
  const own = lineOfConcept(concept)?.statement;
  if (own && stands.has(own)) return own;
  return (['income', 'balance', 'cash_flow'] as const).find((statement) => stands.has(statement)) ?? 'note';
}
