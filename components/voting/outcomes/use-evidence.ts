'use client';

import { useState } from 'react';
import type { OutcomeLine } from '@/lib/voting/outcomes/schema';
import { toViewerDocument } from '@/components/viewer/to-viewer';
import { toSources, type Evidence } from './evidence-pane';

type Filed = { id: string; form_type: string; fiscal_year: number | null; filing_date: string | null };

/** The line shown on its page; null until one is chosen. */
export function useEvidence(lines: readonly OutcomeLine[], documents: readonly Filed[]) {
  const [chosen, setChosen] = useState<Pick<Evidence, 'activeId' | 'documentId' | 'jump'> | null>(null);
  const show = (line: OutcomeLine) =>
    setChosen({ activeId: line.id, documentId: line.document_id, jump: { sourceId: line.id } });
  const evidence: Evidence | null = chosen && {
    ...chosen,
    documents: [...new Map(documents.map((document) => [document.id, toViewerDocument(document)])).values()],
    sources: toSources(lines),
  };
  return {
    evidence,
    activeId: chosen?.activeId ?? null,
    show,
    showId: (id: string) => {
      const line = lines.find((one) => one.id === id);
      if (line) show(line);
    },
    showDocument: (documentId: string) => setChosen((before) => before && { ...before, documentId }),
    close: () => setChosen(null),
  };
}
