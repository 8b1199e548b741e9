import { useState } from 'react';
import { vi } from 'vitest';
import { PdfViewer } from '@/components/viewer/pdf-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { show } from './show';

export const proxy: ViewerDocument = { id: 'proxy', formType: 'DEF 14A', fiscalYear: 2025, filingDate: '2026-04-02' };
export const annual: ViewerDocument = { id: 'annual', formType: '10-K', fiscalYear: 2025, filingDate: null };

export function someViewerSource(number: number, changes: Partial<ViewerSource> = {}): ViewerSource {
  const { page = 1 } = changes;
  return {
    id: `source-${number}`,
    number,
    documentId: proxy.id,
    page,
    boxes: [{ page, x: 72, y: 500, width: 200, height: 12 }],
    label: `Source ${number}, page ${page}`,
    ...changes,
  };
}

type Opened = { sources?: ViewerSource[]; active?: string | null; documents?: ViewerDocument[] };

/** Shows the viewer in a screen that follows its choices. */
export function openViewer({ sources = [], active = null, documents = [proxy] }: Opened = {}) {
  const selected = vi.fn<(sourceId: string) => void>();
  function Screen() {
    const [currentId, setCurrentId] = useState(proxy.id);
    const [jump, setJump] = useState(active ? { sourceId: active } : null);
    return (
      <PdfViewer
        documents={documents}
        current={documents.find(({ id }) => id === currentId) ?? proxy}
        sources={sources}
        activeId={jump?.sourceId ?? null}
        jump={jump}
        found={sources.length > 0 ? `${sources.length} sources found` : null}
        onDocumentChange={setCurrentId}
        onSelect={(sourceId) => {
          selected(sourceId);
          setJump({ sourceId });
        }}
      />
    );
  }
  return { ...show(<Screen />), selected };
}
