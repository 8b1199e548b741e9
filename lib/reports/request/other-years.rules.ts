import { formatCounted } from '@/lib/format/numbers';

type OfYear = { fiscalYear: number | null };

/** The fiscal years of a report's documents, earliest first; empty when they have none. */
export function yearsOf(documents: readonly OfYear[]): number[] {
  const years = documents.flatMap(({ fiscalYear }) => fiscalYear ?? []);
  return [...new Set(years)].sort((a, b) => a - b);
}

/** Filings with a known fiscal year that is not one of the report's. */
export function ofOtherYears<D extends OfYear>(documents: readonly D[], reportYears: readonly number[]): D[] {
  if (reportYears.length === 0) return [];
  return documents.filter(({ fiscalYear }) => fiscalYear !== null && !reportYears.includes(fiscalYear));
}

/** A sentence with the report's years and the other years. */
export function otherYearsSentence(reportYears: readonly number[], others: readonly OfYear[]): string {
  return (
    `This report covers ${named(reportYears)}; ${formatCounted(others.length, 'filing')} of ` +
    `${named(yearsOf(others))} ${others.length === 1 ? 'has' : 'have'} come since.`
  );
}

function named(years: readonly number[]): string {
  const last = years.at(-1);
  if (years.length === 1) return `fiscal year ${last}`;
  return `fiscal years ${years.slice(0, -1).join(', ')} and ${last}`;
}
