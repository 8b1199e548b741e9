import { formatDate } from '@/lib/format/dates';
import type { ViewerDocument } from './types';

/** "DEF 14A FY2025", for tabs, cards and chips. */
export function formAndYear(document: ViewerDocument): string {
  return document.fiscalYear === null ? document.formType : `${document.formType} FY${document.fiscalYear}`;
}

/** "DEF 14A · FY2025 · Filed Apr 2, 2026", without unknown parts. */
export function documentTitle(document: ViewerDocument): string {
  const parts = [document.formType];
  if (document.fiscalYear !== null) parts.push(`FY${document.fiscalYear}`);
  if (document.filingDate) parts.push(`Filed ${formatDate(document.filingDate)}`);
  return parts.join(' · ');
}
