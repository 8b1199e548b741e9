import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { MEASURES, type MeasureUnit } from '@/lib/financials/measures';
import type { PrintedRow } from '@/lib/financials/printed-rows';
import { LINE_ITEMS, lineItem, lineLabel } from '@/lib/financials/vocabulary';
import { NOT_OWN_NAME_WORDS } from './figure-names-patterns';
import { alternatives } from '@/lib/format/patterns';

/** What a name in a question means: a line item, or a measure with its formulas. */
export type Subject = {
  kind: 'line' | 'measure';
  key: string;
  label: string;
  /** Null for a line item, whose unit is that of its figure. */
  unit: MeasureUnit | null;
  formulas: readonly string[];
  /** Years before the last one that an average or a compound growth reaches back. */
  span?: number;
};

export type Named = { subject: Subject; from: number; to: number };

/** A name in plain words, as `namesIn` finds it. */
export type Name = { words: string; subject: Subject };

const NAMES: readonly Name[] = [
  ...LINE_ITEMS.flatMap(({ key, label, names }) =>
    [label, ...(names ?? [])].map((name) => ({
      words: normalizeQuestion(name),
      subject: { kind: 'line' as const, key, label, unit: null, formulas: [`{${key}}`] },
    })),
  ),
  ...MEASURES.flatMap(({ key, label, unit, formulas, names }) =>
    [label, ...(names ?? [])].flatMap(withPlural).map((name) => ({
      words: normalizeQuestion(name),
      subject: { kind: 'measure' as const, key, label, unit, formulas },
    })),
  ),
].sort((a, b) => b.words.length - a.words.length);

/** "Gross margins" are the gross margin of several years. */
function withPlural(name: string): string[] {
  return /\b(?:margin|ratio|rate)$/.test(name) ? [name, `${name}s`] : [name];
}

/** A line item or measure by its key. */
export function figureSubject(key: string): Subject {
  const named = NAMES.find(({ subject }) => subject.key === key);
  if (!named) throw new RangeError(`no figure is called ${key}`);
  return named.subject;
}

const KNOWN = new Set(NAMES.map(({ words }) => words));

type Row = Pick<PrintedRow, 'key' | 'label' | 'names' | 'statement'>;

/** Names of rows that only this company's statements print; one that two of them share, or a line item has, is none. */
export function namesOfRows(rows: readonly Row[]): Name[] {
  const byWords = Map.groupBy(
    rows.flatMap((row) => [...new Set(row.names.map(normalizeQuestion))].map((words) => ({ words, row }))),
    ({ words }) => words,
  );
  return [...byWords].flatMap(([words, [first, ...others]]) =>
    !first || others.length > 0 || KNOWN.has(words) ? [] : [nameOfRow(words, first.row)],
  );
}

/**
 * Rows with the same label that a line item of the same statement is also called by, as "Net sales" above a total of
 * all revenue.
 */
export function namesWithOwnLabels(rows: readonly Row[]): Name[] {
  return rows.flatMap((row) => {
    const words = normalizeQuestion(row.label);
    const known = NAMES.find((name) => name.words === words);
    if (!known || lineItem(known.subject.key)?.statement !== row.statement) return [];
    return [nameOfRow(words, row), nameOfRow(`total ${words}`, row)];
  });
}

function nameOfRow(words: string, { key }: Row): Name {
  return { words, subject: { kind: 'line', key, label: lineLabel(key), unit: null, formulas: [`{${key}}`] } };
}

/** "How much cash did it return to its shareholders" asks for no balance. */
const NO_CASH =
  /^ cash (?:(?:flows?|conversion) |(?:did|was|has|were) .*\b(?:return(?:ed)?|paid|pay|spend|spent|used?)\b)/;

/** The names of line items and measures in plain words, longest first where they overlap, in the order of the text. */
export function namesIn(text: string, more: readonly Name[] = []): Named[] {
  const found: Named[] = [];
  const names = more.length === 0 ? NAMES : [...more, ...NAMES].sort((a, b) => b.words.length - a.words.length);
  for (const { words, subject } of names) {
    const pattern = ` ${words} `;
    for (let at = ` ${text} `.indexOf(pattern); at >= 0; at = ` ${text} `.indexOf(pattern, at + 1)) {
      const [from, to] = [at, at + words.length];
      // Cash flows are not cash.
      if (words === 'cash' && NO_CASH.test(` ${text} `.slice(at))) continue;
      if (!found.some((each) => from < each.to && to > each.from)) found.push({ subject, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Words in lower case, separated by single blanks, without marks, possessives and quotes. */
export function normalizeQuestion(text: string): string {
  return ` ${text.toLowerCase()} `
    .replace(/[’‘]/g, "'")
    .replace(/'s\b/g, '')
    .replace(/s'(?=\s)/g, 's')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)%/g, '$1 percent')
    .replace(/(?<=\bas (?:a )?)%/g, ' percent ')
    .replace(/\s\+\s/g, ' plus ')
    .replace(/\b(\d)\s?-\s?year\b/g, '$1 year')
    .replace(/\bfy\s?'?(\d{2}|\d{4})\b/g, (_all, digits: string) => `fy${digits.length === 2 ? `20${digits}` : digits}`)
    .replace(/[^a-z0-9&.]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const LEGAL_FORM = new RegExp(`^(?:${COMMON_FORM}|${alternatives(NOT_OWN_NAME_WORDS)})$`, 'i');
/** Initials that are also a country's. */
const COUNTRIES = new Set(['us', 'uk', 'eu', 'uae']);

/** What a question may call a company: the words of its name, and their initials: "P&G", "IBM". */
export function companyWordsOf(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !LEGAL_FORM.test(word));
  const initials = own.map((word) => word.charAt(0)).join('');
  const isShort = own.length >= 2 && !COUNTRIES.has(initials);
  return [...words, ...(isShort ? [initials, own.map((word) => word.charAt(0)).join('&')] : [])];
}

function wordsOf(text: string): string[] {
  return normalizeQuestion(text).split(' ').filter(Boolean);
}
