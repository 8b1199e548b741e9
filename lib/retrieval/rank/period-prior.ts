import type { DocumentIndex } from '../index/index-document';
import type { QuestionReading } from '@/lib/retrieval/read-search-question';

type DocumentPeriod = Pick<DocumentIndex, 'fiscalYear' | 'formType' | 'filingDate'>;

const ANNUAL = /^(10-?k|20-?f|40-?f|def ?14|ars|annual)/i;
const QUARTERLY = /^10-?q/i;

/**
 * The year that a document is about: its fiscal year, otherwise the previous year for a document filed early in a year.
 */
function periodYear(document: DocumentPeriod): number | null {
  if (document.fiscalYear !== null) return document.fiscalYear;
  const match = /^(\d{4})-(\d{2})/.exec(document.filingDate ?? '');
  if (!match) return null;
  return Number(match[2]) <= 6 ? Number(match[1]) - 1 : Number(match[1]);
}

function closeness(document: DocumentPeriod, reading: QuestionReading): number {
  const asked = reading.years.at(-1);
  const year = periodYear(document);
  if (asked === undefined || year === null) return 0;
  // An annual report repeats the two previous years, so a later report is better than an earlier one.
  const score =
    year === asked ? 1 : year === asked + 1 ? 0.4 : year === asked + 2 ? 0.2 : reading.years.includes(year) ? 0.4 : 0;
  if (score === 0 || !document.formType) return score;
  const isQuarterly = QUARTERLY.test(document.formType);
  if (reading.quarter !== null && reading.quarter < 4) return isQuarterly ? score : score * 0.6;
  return isQuarterly ? score * 0.6 : ANNUAL.test(document.formType) ? score : score * 0.8;
}

/**
 * For each document in scope, how well its period and form match the question, from 0 to 1; 0 for a single document.
 */
export function periodPrior(documents: readonly DocumentPeriod[], reading: QuestionReading): number[] {
  if (documents.length < 2) return documents.map(() => 0);
  return documents.map((document) => closeness(document, reading));
}
