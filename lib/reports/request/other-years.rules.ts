import { formatCounted } from '@/lib/format/numbers';

type OfYear = { fiscalYear: number | null };

/** The fiscal years that a report covers, earliest first; none when its documents name none. */
export function yearsOf(documents: readonly OfYear[]): number[] {
  const years = documents.flatMap(({ fiscalYear }) => fiscalYear ?? []);
  return [...new Set(years)].sort((a, b) => a - b);
}

/** Filings whose fiscal year is known and is none of the report's. */
export function ofOtherYears<D extends OfYear>(documents: readonly D[], reportYears: readonly number[]): D[] {
  if (reportYears.length === 0) return [];
  return documents.filter(({ fiscalYear }) => fiscalYear !== null && !reportYears.includes(fiscalYear));
}

/** Both years in a sentence. */
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
