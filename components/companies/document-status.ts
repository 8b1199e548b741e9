import type { Company } from '@/lib/companies/schema';
import { formatCount } from '@/lib/format/numbers';

export type CompanyCounts = Pick<
  Company,
  | 'ready_for_queries'
  | 'processing_documents'
  | 'unprocessed_documents'
  | 'failed_documents'
  | 'documents_without_text'
  | 'total_documents'
  | 'is_fetching'
>;

export type Exception = { kind: 'failed' | 'processing' | 'downloaded' | 'pending' | 'no_text'; text: string };

/** The most important problem of a company's documents; failures take precedence over running work. */
export function exceptionOf(counts: CompanyCounts): Exception | null {
  const pending =
    counts.total_documents -
    counts.ready_for_queries -
    counts.processing_documents -
    counts.unprocessed_documents -
    counts.failed_documents -
    counts.documents_without_text;
  if (counts.processing_documents > 0)
    return { kind: 'processing', text: `Processing ${formatCount(counts.processing_documents)}` };
  if (counts.is_fetching) return { kind: 'pending', text: 'Queued for fetch' };
  if (counts.failed_documents > 0) return { kind: 'failed', text: `${formatCount(counts.failed_documents)} failed` };
  if (counts.unprocessed_documents > 0)
    return { kind: 'downloaded', text: `${formatCount(counts.unprocessed_documents)} need processing` };
  if (pending > 0) return { kind: 'pending', text: `${formatCount(pending)} pending` };
  if (counts.documents_without_text > 0)
    return { kind: 'no_text', text: `${formatCount(counts.documents_without_text)} without text` };
  return null;
}

export type BarPart = { kind: 'ready' | 'waiting' | 'failed'; share: number };

/** The parts of the bar; the rest stays empty. Every non-empty part has a visible width. */
export function barParts(counts: CompanyCounts): BarPart[] {
  if (counts.total_documents === 0) return [];
  const share = (count: number) => count / counts.total_documents;
  const parts: BarPart[] = [
    { kind: 'ready', share: share(counts.ready_for_queries) },
    { kind: 'waiting', share: share(counts.processing_documents + counts.unprocessed_documents) },
    { kind: 'failed', share: share(counts.failed_documents + counts.documents_without_text) },
  ];
  return parts.filter((part) => part.share > 0);
}
