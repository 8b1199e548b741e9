'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { toViewerDocument } from '@/components/viewer/to-viewer';
import { PdfViewer, type Jump, type ViewerHandle } from '@/components/viewer/pdf-viewer';
import { PlumbLine } from '@/components/viewer/plumb-line/plumb-line';
import type { ViewerSource } from '@/components/viewer/types';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import type { Document } from '@/lib/documents/schema';
import type { DocumentFact } from '@/lib/facts/schema';
import { documentFacts } from '@/components/reads/document-reads';
import { factLabel } from './fact-card';
import { FactsPanel } from './facts-panel';

type FactsScreenProps = {
  documents: readonly Document[];
  documentId: string;
  onDocumentChange: (documentId: string) => void;
};

/** The facts of a filing beside its pages; the plumb line connects a fact with its quote. */
export function FactsScreen({ documents, documentId, onDocumentChange }: FactsScreenProps) {
  const [active, setActive] = useState<{ id: string; jump: Jump } | null>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const query = useQuery(documentFacts(documentId));
  const facts = query.data?.facts;

  const viewerDocuments = useMemo(() => documents.map(toViewerDocument), [documents]);
  const current = viewerDocuments.find(({ id }) => id === documentId);
  const activeFact = facts?.find(({ id }) => id === active?.id);
  // Only the selected fact is highlighted; fifty highlights would be unreadable.
  const sources = useMemo(() => (activeFact ? [toSource(activeFact)] : []), [activeFact]);
  const show = (fact: DocumentFact) => setActive({ id: fact.id, jump: { sourceId: fact.id } });
  useShortcuts({ escape: () => setActive(null) });

  return (
    <div
      ref={rootRef}
      className="relative flex min-h-0 flex-1 overflow-hidden border-t border-line bg-surface max-md:flex-col"
    >
      <FactsPanel
        documents={documents}
        documentId={documentId}
        facts={facts}
        error={query.error}
        isRetrying={query.isFetching}
        activeId={active?.id ?? null}
        onDocumentChange={(id) => {
          setActive(null);
          onDocumentChange(id);
        }}
        onSelect={show}
        onRetry={() => void query.refetch()}
      />
      <div ref={gutterRef} aria-hidden className="flex w-6 shrink-0 justify-center max-md:hidden">
        <span className="w-px bg-line-strong" />
      </div>
      {current ? (
        <PdfViewer
          ref={viewerRef}
          documents={[current]}
          current={current}
          sources={sources}
          activeId={active?.id ?? null}
          jump={active?.jump ?? null}
          found={null}
          onDocumentChange={onDocumentChange}
          onSelect={() => undefined}
          onLayout={onLayout}
        />
      ) : null}
      {sources[0] && current ? (
        <PlumbLine
          rootRef={rootRef}
          viewerRef={viewerRef}
          gutterRef={gutterRef}
          active={sources[0]}
          sources={sources}
          isDocumentShown
          layoutVersion={layoutVersion}
        />
      ) : null}
    </div>
  );
}

function toSource(fact: DocumentFact): ViewerSource {
  return {
    id: fact.id,
    number: 1,
    documentId: fact.document_id,
    page: fact.page ?? 1,
    boxes: fact.bounding_boxes,
    label: factLabel(fact),
  };
}
