import { capitalise } from '@/lib/format/capitalise';
import { BALANCE } from './line-items/balance';
import { CASH_FLOW } from './line-items/cash-flow';
import { INCOME } from './line-items/income';

export const STATEMENTS = ['income', 'balance', 'cash_flow', 'note', 'cover'] as const;
export type Statement = (typeof STATEMENTS)[number];
export type PrimaryStatement = 'income' | 'balance' | 'cash_flow';

export type LineItem = {
  key: string;
  label: string;
  statement: PrimaryStatement;
  /** Concepts that mean it, without prefix, the broadest total first. */
  concepts: readonly string[];
  /** Concepts that mean it only where this statement itself prints them, after the others. */
  conceptsOnStatement?: readonly string[];
  /** Money that leaves the company: reported as a positive amount, shown in brackets. */
  isOutflow?: true;
  /** A sum that the statement draws, set in bold. */
  isTotal?: true;
  /** Other names that questions use. */
  names?: readonly string[];
};

const of = (statement: PrimaryStatement, lines: readonly Omit<LineItem, 'statement'>[]): LineItem[] =>
  lines.map((line) => ({ ...line, statement }));

/** What the three statements of any company consist of, in the order in which they are shown. */
export const LINE_ITEMS: readonly LineItem[] = [
  ...of('income', INCOME),
  ...of('balance', BALANCE),
  ...of('cash_flow', CASH_FLOW),
];

const BY_KEY = new Map(LINE_ITEMS.map((line) => [line.key, line]));
const BY_CONCEPT = new Map(
  LINE_ITEMS.toReversed().flatMap((line) => line.concepts.map((name) => [name, line] as const)),
);

/** The line item of a key; undefined for keys of measures and of rows of one company. */
export function lineItem(key: string): LineItem | undefined {
  return BY_KEY.get(key);
}

const PRINTED = 'printed_';

/** The key in formulas of a row that is not one of the shared line items, made from the words of its label. */
export function printedKey(label: string): string {
  return PRINTED + label.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
}

/** What a person calls an operand of a formula. */
export function lineLabel(key: string): string {
  const line = BY_KEY.get(key);
  if (line || !key.startsWith(PRINTED)) return line?.label ?? key;
  const words = key.slice(PRINTED.length).replace(/_/g, ' ');
  return capitalise(words);
}

/** The name of a concept without its prefix, of the taxonomies that all companies share; null for a company's own. */
export function sharedName(concept: string): string | null {
  return concept.startsWith('us-gaap:') || concept.startsWith('ifrs-full:')
    ? concept.slice(concept.indexOf(':') + 1)
    : null;
}

/** The line item that a concept with its prefix ("us-gaap:Revenues") is a value of; undefined for all others. */
export function lineOfConcept(concept: string): LineItem | undefined {
  const name = sharedName(concept);
  return name === null ? undefined : BY_CONCEPT.get(name);
}

/** What a person calls a concept: its line item's label, or its name in words. */
export function conceptLabel(concept: string): string {
  const line = lineOfConcept(concept);
  if (line) return line.label;
  const words = concept
    .slice(concept.indexOf(':') + 1)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();
  return capitalise(words);
}
