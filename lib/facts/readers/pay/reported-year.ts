import type { FactKey } from '@/lib/facts/fact-keys';
import type { PageLayout } from '@/lib/pdf/types';
import { DATE, toIsoDate } from '@/lib/facts/text/values';
import type { ReadFact } from '@/lib/facts/types';

/** Facts whose period is the fiscal year that a proxy statement reports on, the most reliable first. */
const DATED_BY_YEAR: readonly FactKey[] = ['ceo_total_pay', 'audit_fees', 'total_auditor_fees'];
const FIRST_PAGES = 4;
const YEAR_END = new RegExp(`\\b(?:fiscal |annual )?(?:year|period)\\s(?:ended|ending)\\s*:?\\s*(?<date>${DATE})`, 'i');
/** A fiscal year that ends in the first days of January has the number of the year before. */
const SLACK_MS = 10 * 86_400_000;

/** The fiscal year that a filing reports on, from its own pages; null when they do not say. */
export function reportedYear(facts: readonly ReadFact[], pages: readonly PageLayout[]): number | null {
  for (const key of DATED_BY_YEAR) {
    const years = facts
      .filter((fact) => fact.key === key && fact.withheldReason === null)
      .map((fact) => Number(fact.period))
      .filter((year) => year > 1990 && year < 2100);
    if (years.length > 0) return Math.max(...years);
  }
  for (const page of pages.slice(0, FIRST_PAGES)) {
    const end = toIsoDate(YEAR_END.exec(page.text.replace(/\s+/g, ' '))?.groups?.date);
    if (end) return new Date(Date.parse(`${end}T00:00:00Z`) - SLACK_MS).getUTCFullYear();
  }
  return null;
}
