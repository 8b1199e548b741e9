import type { FactKey } from '@/lib/facts/fact-keys';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isContentsPage, matchesOn, trimmed, type FilingText, type Span } from '@/lib/reading/text/filing-text';
import { scaleAt } from '@/lib/facts/text/table-scale';
import { toNumber } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { AMOUNT_WORDS, FEES_IN_PROSE, ROWS_WORDS, TOTAL_FEES_IN_PROSE } from './audit-fees-patterns';

type FeeKey = Extract<FactKey, 'audit_fees' | 'audit_related_fees' | 'tax_fees' | 'other_fees' | 'total_auditor_fees'>;

const ROWS: [FeeKey, RegExp][] = [
  ['audit_related_fees', /^\W*(?:fees? for )?audit[- ]?related\b/i],
  [
    'audit_fees',
    new RegExp(
      String.raw`^\W*${oneOf(ROWS_WORDS)}?audit(?:ing)?(?: and (?:quarterly )?review)?(?: services?)?` +
        String.raw`(?: fees?)?\b(?![- ]related)`,
      'i',
    ),
  ],
  ['tax_fees', /^\W*(?:total )?tax(?: services?| compliance\w*)?(?: fees?)?\b/i],
  ['other_fees', /^\W*(?:all )?other(?: services?)?(?: fees?)?\b/i],
  ['total_auditor_fees', /^\W*(?:grand |[A-Z][a-z]+ )?total(?: fees?)?\b(?! (?:audit|tax|other|non))/i],
];
const AMOUNT = new RegExp(alternatives(AMOUNT_WORDS), 'gi');
const YEAR = /\b(?:19|20)\d\d\b/g;

/** Item 9(e) of Schedule 14A: fees paid to the auditor, by kind and year. */
export function readAuditFees(filing: FilingText): FactDraft[] {
  const pages = filing.pages.filter(
    (page) => /audit[- ]related/i.test(page.text) && /\bfees?\b/i.test(page.text) && !isContentsPage(page),
  );
  const tables = pages.flatMap((page) => [...readRows(page), ...readColumns(page)]);
  const drafts = tables.some((draft) => draft.key === 'audit_fees')
    ? tables
    : [...tables, ...pages.flatMap(readProse), ...pages.flatMap(readProseTotal)];
  return [...Map.groupBy(drafts, ({ key }) => key).values()].flatMap((same) => rankCandidates(same, 4));
}

/** Tables with kinds of fees in rows and years in columns. */
function readRows(page: FlatPage): FactDraft[] {
  const anchors = page.lines.flatMap((line, index) =>
    amountsIn(line).length > 0 &&
    /^\W*(?:fees? for )?(?:audit\b|(?:aggregate |total )?audit(?:ing)?\b)/i.test(line.text) &&
    !/related|committee/i.test(line.text.slice(0, 30)) &&
    labelEnd(line.text) < 60 &&
    !isProse(line)
      ? [index]
      : [],
  );
  for (const anchor of anchors) {
    const years = yearsAbove(page, anchor);
    if (years.length === 0) continue;
    const scale = scaleAt(page, Math.max(0, anchor - 8), anchor + 6);
    const facts = page.lines
      .slice(anchor, anchor + 14)
      .flatMap((line, offset) => rowFacts(page, line, years, scale, offset));
    if (facts.some((draft) => draft.key === 'audit_fees')) return firstOfEach(facts);
  }
  return [];
}

function rowFacts(page: FlatPage, line: FlatLine, years: number[], scale: number, offset: number): FactDraft[] {
  const key = ROWS.find(([, pattern]) => pattern.test(line.text))?.[0];
  const amounts = isProse(line) ? [] : inTotal(amountsIn(line), years.length);
  if (!key || amounts.length === 0 || (offset > 0 && key === 'audit_fees')) return [];
  const span = trimmed(page, line.start, line.end);
  return years.flatMap((year, index): FactDraft[] => {
    const amount = amounts[index];
    if (amount === undefined) return [];
    return [
      {
        key,
        value: amount * scale,
        unit: 'USD',
        period: String(year),
        span,
        confidence: index === years.indexOf(Math.max(...years)) ? 0.92 : 0.86,
      },
    ];
  });
}

/** A line of prose that begins like a table row. */
function isProse(line: FlatLine): boolean {
  return (
    /(?:\b[a-z]+\s){3}/.test(line.text.slice(labelEnd(line.text)).replace(/\(.*?\)/g, '')) || line.text.length > 130
  );
}

/** One year over several columns, of which the last is the sum: "Company, Funds, Total". */
function inTotal(amounts: number[], years: number): number[] {
  const total = amounts.at(-1) ?? 0;
  const parts = amounts.slice(0, -1);
  return years === 1 && parts.length >= 2 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - total) <= 2
    ? [total]
    : amounts;
}

/** Tables with years in rows and kinds of fees in columns. */
function readColumns(page: FlatPage): FactDraft[] {
  const header = page.lines.findIndex(
    (line) => /audit[- ]related/i.test(line.text) && /\btax\b/i.test(line.text) && amountsIn(line).length === 0,
  );
  if (header < 0) return [];
  const kinds = columnKinds(page.lines[header]?.text ?? '');
  const scale = scaleAt(page, Math.max(0, header - 4), header + 4);
  return page.lines.slice(header + 1, header + 8).flatMap((line): FactDraft[] => {
    const year = /^\W*(?:fiscal(?: year)?|year|FY)?\s?(20\d\d)\b/i.exec(line.text)?.[1];
    if (!year) return [];
    const amounts = amountsIn(line, line.text.indexOf(year) + 4);
    if (amounts.length !== kinds.length) return [];
    const span = trimmed(page, page.lines[header]?.start ?? line.start, line.end);
    return kinds.map((key, index) => ({
      key,
      value: (amounts[index] ?? 0) * scale,
      unit: 'USD' as const,
      period: year,
      span,
      confidence: 0.85,
    }));
  });
}

function columnKinds(header: string): FeeKey[] {
  const found: [number, FeeKey][] = [];
  const note = (pattern: RegExp, key: FeeKey) => {
    const match = pattern.exec(header);
    if (match) found.push([match.index, key]);
  };
  note(/audit(?:ing)?(?: fees?)?(?![- ]?\s?related)/i, 'audit_fees');
  note(/audit[- ]related/i, 'audit_related_fees');
  note(/\btax\b/i, 'tax_fees');
  note(/other/i, 'other_fees');
  note(/total/i, 'total_auditor_fees');
  return found.sort((a, b) => a[0] - b[0]).map(([, key]) => key);
}

/** "Audit Fees. The aggregate fees billed … were $3,931,104 and $3,709,322, respectively." */
function readProse(page: FlatPage): FactDraft[] {
  return [...matchesOn(page, FEES_IN_PROSE)].flatMap((match): FactDraft[] => {
    if (/audit[- ]related|tax fees|all other/i.test(match.text)) return [];
    const amounts = [...(match.groups.amounts ?? '').matchAll(/\$\s?[\d,.]+(?:\s(?:thousand|million))?/g)].map(
      (found) => toNumber(found[0]) ?? 0,
    );
    const text = page.text.slice(match.start, match.end + 80);
    const years = [...new Set([...text.matchAll(YEAR)].map((found) => Number(found[0])))];
    const latest = Math.max(...years);
    const index = years.length >= amounts.length && amounts.length > 1 ? years.indexOf(latest) : 0;
    const value = amounts[Math.max(0, index)];
    if (!value || value < 5000) return [];
    return [
      {
        key: 'audit_fees',
        value,
        unit: 'USD',
        period: Number.isFinite(latest) ? String(latest) : null,
        span: spanOfEnd(page, match.start, match.end, match.sentence),
        confidence: 0.8,
      },
    ];
  });
}

/** "Fees for professional services totaled $13.7 million for 2023 and $13.5 million for 2022." */
function readProseTotal(page: FlatPage): FactDraft[] {
  const pattern = TOTAL_FEES_IN_PROSE;
  return [...matchesOn(page, pattern)].flatMap((match): FactDraft[] => {
    const value = toNumber(match.groups.amount);
    if (!value || /audit[- ]related|tax fees|all other|audit fees/i.test(match.text)) return [];
    return [
      {
        key: 'total_auditor_fees',
        value,
        unit: 'USD',
        period: match.groups.year ?? null,
        span: match.sentence,
        confidence: 0.82,
      },
    ];
  });
}

/** The part of a long sentence that contains the amounts. */
function spanOfEnd(page: FlatPage, start: number, end: number, sentence: Span): Span {
  return end - start > 400
    ? trimmed(page, page.text.indexOf(' ', end - 300), Math.max(end, Math.min(sentence.end, end + 40)))
    : sentence;
}

function amountsIn(line: FlatLine, from?: number): number[] {
  const begin = from ?? labelEnd(line.text);
  const tail = line.text.slice(begin).replace(/\(\d{1,2}\)/g, ' ');
  return [...tail.matchAll(AMOUNT)]
    .map((match) => toNumber(match[0]) ?? 0)
    .filter(
      (amount, _, all) =>
        all.length > 0 && !(amount >= 1990 && amount <= 2100 && Number.isInteger(amount) && !/,/.test(tail)),
    );
}

function labelEnd(text: string): number {
  return /^[^\d$]*?(?=[\s(]*(?:\$|\d|\(\d|[-–—]\s))/.exec(text)?.[0].length ?? 0;
}

/** Years in the header rows above, left to right. */
function yearsAbove(page: FlatPage, index: number): number[] {
  for (let row = index - 1; row >= Math.max(0, index - 9); row -= 1) {
    const text = page.lines[row]?.text ?? '';
    const years = [...text.matchAll(YEAR)].map((match) => Number(match[0]));
    const unique = [...new Set(years)];
    if (unique.length >= 2 && unique.length <= 3 && text.length < 110) return unique;
    if (unique.length === 1 && text.length < 60 && unique[0] !== undefined) {
      const above = [...(page.lines[row - 1]?.text ?? '').matchAll(YEAR)].map((match) => Number(match[0]));
      const other = above.find((year) => Math.abs(year - (unique[0] ?? 0)) === 1);
      return other && (page.lines[row - 1]?.text.length ?? 99) < 60 ? [other, unique[0]] : unique;
    }
  }
  return yearsInProse(page, index);
}

function yearsInProse(page: FlatPage, index: number): number[] {
  const text = page.lines
    .slice(Math.max(0, index - 9), index)
    .map((line) => line.text)
    .join(' ');
  return [...new Set([...text.matchAll(YEAR)].map((match) => Number(match[0])))].slice(0, 2);
}

function firstOfEach(facts: FactDraft[]): FactDraft[] {
  const seen = new Set<string>();
  return facts.filter((draft) => {
    const key = `${draft.key} ${draft.period}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
