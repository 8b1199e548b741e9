import { toViewerSource } from '@/components/viewer/to-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { formatCounted } from '@/lib/format/numbers';
import type { QueryResult, Source } from '@/lib/queries/schema';

/** The evidence of a result: the sources of the answer or, without an answer, the nearest passages. */
export function evidenceOf(result: QueryResult): Source[] {
  return result.insufficient_evidence && result.sources.length === 0 ? result.nearest_passages : result.sources;
}

/** The number of results for the viewer's header; null when there are none. */
export function resultCountText(result: QueryResult): string | null {
  const count = evidenceOf(result).length;
  if (count === 0) return null;
  return result.sources.length > 0
    ? `${formatCounted(count, 'source')} found`
    : `${formatCounted(count, 'passage')}, no answer`;
}

/** The evidence of a result in the viewer's format; marker, card and highlight share the label. */
export function toViewerSources(result: QueryResult, documents: readonly ViewerDocument[]): ViewerSource[] {
  const word = result.sources.length > 0 ? 'Source' : 'Nearest passage';
  return evidenceOf(result).map((source, index) =>
    // A chunk may have two quotes.
    toViewerSource(source, { id: `${source.chunk_id}-${index + 1}`, number: index + 1, word }, documents),
  );
}
