import type { FlagOutcome, FlagResult } from '@/lib/templates/flags/schema';
import type { ReportAnswer, ReportResults } from '@/lib/reports/schema';

/** An answer with its number in the whole report, from 1. */
export type NumberedAnswer = ReportAnswer & { number: number };
export type ReportSection = { key: string; title: string; answers: NumberedAnswer[] };

type Sectioned = Pick<ReportResults, 'query_results' | 'category_order' | 'category_mapping'>;

/** One section per category in the report's order, then categories that the order does not name. Empty ones are left out. */
export function reportSections({ query_results, category_order, category_mapping }: Sectioned): ReportSection[] {
  const keys = [...new Set([...category_order, ...query_results.map(({ category }) => category)])];
  let number = 0;
  return keys.flatMap((key) => {
    const answers = query_results.filter(({ category }) => category === key).map((answer) => ({ ...answer, number: (number += 1) }));
    return answers.length > 0 ? [{ key, title: sectionTitle(key, category_mapping), answers }] : [];
  });
}

/** The category's name, else its key in words. */
export function sectionTitle(key: string, mapping: Readonly<Record<string, string>>): string {
  const named = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
  return named || key.replaceAll('_', ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

export function flagsOfQuery(flags: readonly FlagResult[], queryId: string, outcome: FlagOutcome): FlagResult[] {
  return flags.filter((flag) => flag.query_id === queryId && flag.outcome === outcome);
}

/** Where things stand on the page; what links and the F key point at. */
export const anchors = {
  section: (key: string) => `section-${key}`,
  answer: (queryId: string) => `query-${queryId}`,
  flag: (flag: Pick<FlagResult, 'flag_description'>) => `flag-${flag.flag_description.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  flags: 'flags',
  summary: 'summary',
  snapshot: 'document-snapshot',
};
