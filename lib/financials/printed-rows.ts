import { sharedName, printedKey } from './vocabulary';
import {
  companyStatements,
  filingsByRank,
  periodIn,
  toValue,
  type Spans,
  type FiledStatements,
  type StoredFigure,
} from './company-statements';
import { CHANGE_ROWS, CONCEPT_NAMES, FLOW_ROWS, LABEL_TAILS, NO_NAMES, OUTGOING_ROWS } from './printed-rows-patterns';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import type { CompanyLine, LineValue } from './schema';
import type { PrimaryStatement } from './vocabulary';

/** A statement row that is not one of the line items shared by all companies, with its names. */
export type PrintedRow = CompanyLine & { names: string[] };

const TAIL = new RegExp(String.raw`(?:,? (?:${alternatives(LABEL_TAILS)}))+$`);
const NO_NAME = new RegExp(String.raw`^(?:${alternatives(NO_NAMES)})$`);
const FLOW = wholeWords(FLOW_ROWS);
const CHANGE = wholeWords(CHANGE_ROWS);
const OUTGOING = wholeWords(OUTGOING_ROWS);
const LEAST_LETTERS = 7;
const PRIMARY: ReadonlySet<string> = new Set(['income', 'balance', 'cash_flow']);

type Row = { statement: PrimaryStatement; label: string; names: string[]; values: Map<string, LineValue> };

/**
 * The other rows that the three statements of a company print, by their labels. A label that two different rows of a
 * filing share is none, so that a row is never taken for another one of the same name.
 */
export function printedRows(filings: readonly FiledStatements[], spans: Spans): PrintedRow[] {
  const rows = new Map<string, Row>();
  const shared = new Set<string>();
  const told = toldConcepts(filings, spans);
  for (const filing of filingsByRank(filings)) {
    const own = new Map<string, string>();
    for (const figure of filing.figures) {
      const label = labelOf(figure);
      if (label === null || told.has(conceptOf(filing.documentId, figure.concept)) || !isUsable(figure, label))
        continue;
      const period = periodIn(spans, figure, filing.period);
      if (!period) continue;
      const key = printedKey(label);
      // The same words on two statements, or of two concepts, are two things.
      const meant = `${figure.statement} ${figure.concept}`;
      if ((own.get(key) ?? meant) !== meant || (rows.get(key)?.statement ?? figure.statement) !== figure.statement)
        shared.add(key);
      own.set(key, meant);
      const row = rows.get(key) ?? newRow(figure, label);
      rows.set(key, row);
      for (const name of namesOf(figure, label)) if (!row.names.includes(name)) row.names.push(name);
      const at = `${period.fiscalYear}-${period.quarter ?? 0}`;
      const known = row.values.get(at);
      const value = toValue({ ...figure, value: signed(figure, label) }, period);
      if (!known) row.values.set(at, value);
      else if (known.document_id === filing.documentId && known.value !== value.value) shared.add(key);
    }
  }
  return [...rows].flatMap(([key, row]) => (shared.has(key) ? [] : [toLine(key, row)]));
}

/**
 * The labels by which the line items themselves are recognised; of two concepts that may mean one, the other is a row
 * of its own.
 */
function toldConcepts(filings: readonly FiledStatements[], spans: Spans): Set<string> {
  const { lines } = companyStatements(filings, spans !== 'years', spans);
  return new Set(lines.flatMap(({ values }) => values.map((each) => conceptOf(each.document_id, each.concept))));
}

function conceptOf(documentId: string, concept: string): string {
  return `${documentId} ${concept}`;
}

function newRow({ statement }: StoredFigure, label: string): Row {
  return { statement: statement as PrimaryStatement, label, names: [], values: new Map() };
}

function toLine(key: string, { statement, label, names, values }: Row): PrintedRow {
  return {
    key,
    label,
    statement,
    names,
    is_outflow: false,
    is_total: false,
    values: [...values.values()].sort((a, b) => b.period_end.localeCompare(a.period_end)),
  };
}

function isUsable(figure: StoredFigure, label: string): boolean {
  if (!PRIMARY.has(figure.statement) || figure.page === null || figure.check === 'failed') return false;
  if (!isName(label)) return false;
  // Among the changes of a year "Deferred revenue" is the change, not the balance.
  if (figure.statement === 'cash_flow')
    return FLOW.test(label) && !CHANGE.test(label) && !/^IncreaseDecrease/.test(sharedName(figure.concept) ?? '');
  return true;
}

function isName(words: string): boolean {
  return !NO_NAME.test(words) && (words.includes(' ') || words.length >= LEAST_LETTERS);
}

/** The words of a row's label in lower case: of a table as it was joined, of a tagged figure as its line has them. */
function labelOf({ concept, quote }: StoredFigure): string | null {
  if (concept.startsWith('table:'))
    return concept
      .slice('table:'.length)
      .replace(/(?!^)([A-Z])/g, ' $1')
      .toLowerCase();
  const printed = /^\p{Lu}.*?(?= {2,}|$)/u.exec(quote)?.[0] ?? '';
  // A label that goes over two lines is cut, and says something else.
  if (printed === quote || /[,–-]$|\b(?:and|of|to|for|in|from|by|the)$/i.test(printed.trim())) return null;
  const words = printed
    .toLowerCase()
    .replace(/\([^)]*\)|[$*†]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[^a-z0-9&']+/g, ' ')
    .trim();
  return words === '' ? null : words;
}

/** The label as a question may say it: with and without "net" or "expense" at its end, one or several of it. */
function namesOf({ concept }: StoredFigure, label: string): string[] {
  const shared = sharedName(concept);
  const taxonomy = shared === null ? [] : [shared.replace(/(?<=[a-z\d])([A-Z])/g, ' $1').toLowerCase()];
  return [label, ...taxonomy, ...(CONCEPT_NAMES[shared ?? ''] ?? [])].flatMap((words) => {
    const short = words.replace(TAIL, '').replace(/^(?:total|consolidated) /, '');
    const forms = [words, short, `${short} expense`, `${short} expenses`];
    const both = forms.flatMap((form) => [form, /s$/.test(form) ? form.replace(/s$/, '') : `${form}s`]);
    return both.filter(isName);
  });
}

/** Payments and expenses that a table sets in brackets are amounts, as where they are tagged. */
function signed({ value, source, statement }: StoredFigure, label: string): number {
  return source === 'table' && statement !== 'balance' && value < 0 && OUTGOING.test(label) ? -value : value;
}
