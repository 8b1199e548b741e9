import type { FlagOutcome, FlagResult } from '@/lib/templates/flags/schema';
import type { ReportAnswer, ReportResults, ReportSource } from '../schema';

/** An answer with its number in the whole report, from 1. */
export type NumberedAnswer = ReportAnswer & { number: number };
export type ReportSection = { key: string; title: string; answers: NumberedAnswer[] };

type Sectioned = Pick<ReportResults, 'query_results' | 'category_order' | 'category_mapping'>;

/** One section per category in the report's order, then categories missing in the order. Empty ones are left out. */
export function reportSections({ query_results, category_order, category_mapping }: Sectioned): ReportSection[] {
  const keys = [...new Set([...category_order, ...query_results.map(({ category }) => category)])];
  let number = 0;
  return keys.flatMap((key) => {
    const answers = query_results
      .filter(({ category }) => category === key)
      .map((answer) => ({ ...answer, number: (number += 1) }));
    return answers.length > 0 ? [{ key, title: sectionTitle(key, category_mapping), answers }] : [];
  });
}

/** The category's name, otherwise its key as words. */
export function sectionTitle(key: string, mapping: Readonly<Record<string, string>>): string {
  const named = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
  return named || key.replaceAll('_', ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

export function flagsOfQuery(flags: readonly FlagResult[], queryId: string, outcome: FlagOutcome): FlagResult[] {
  return flags.filter((flag) => flag.query_id === queryId && flag.outcome === outcome);
}

/** An excerpt on one line, cut when it is too long. */
export function shortExcerpt(excerpt: string, length = 150): string {
  const line = excerpt.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length).trimEnd()}...` : line;
}

/** "p. 61" or "pp. 61, 62". */
export function pagesLabel(pages: readonly number[]): string {
  const unique = [...new Set(pages)].toSorted((a, b) => a - b);
  return unique.length > 1 ? `pp. ${unique.join(', ')}` : `p. ${unique[0] ?? '—'}`;
}

export function pagesOf(source: Pick<ReportSource, 'page_numbers' | 'page_number'>): number[] {
  return source.page_numbers.length > 0 ? source.page_numbers : [source.page_number];
}

/** Display name of the engine that wrote the report. */
export function engineName(engine: string): string {
  return engine === 'extractive' || engine === '' ? 'Plumbline extractive engine' : engine;
}

/** The wording for "not found": it names the engine, because the filings may still contain the answer. */
export function notFoundBy(engine: string): string {
  return engine === 'extractive' || engine === '' ? 'not found by the extractive engine' : `not found by ${engine}`;
}

const MAX_NEAREST = 5;
export const NEAREST_PASSAGES = 'Nearest passages. None of them is an answer.';

/** The places to look at first for a question without an answer; empty for answered questions. */
export function nearestOf({ insufficient_evidence, nearest_passages }: ReportAnswer): ReportSource[] {
  return insufficient_evidence ? nearest_passages.slice(0, MAX_NEAREST) : [];
}
