'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { PdfViewer, type ViewerHandle } from '@/components/viewer/pdf-viewer';
import { PlumbLine } from '@/components/viewer/plumb-line/plumb-line';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import { NothingToShow } from '@/components/viewer/viewer-states';
import { QueryPanel } from './query-panel';
import { resultCountText } from './answer/result-sources';
import type { QueryAddress } from './url-state';
import { useQueryScreen } from './use-query-screen';

/** Panel, gutter and page; the plumb line connects a claim with its quote. */
export function QueryScreen({ address }: { address: QueryAddress }) {
  const state = useQueryScreen(address);
  const { selection, sources, active, viewerDocuments, run } = state;
  const rootRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);
  const searchRef = useRef<HTMLDivElement>(null);
  const questionRef = useRef<HTMLTextAreaElement>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);

  const current = viewerDocuments.find(({ id }) => id === selection.currentId) ?? null;
  // A source may be in a document that was deselected after the question; it is shown anyway.
  const shown = useMemo(
    () => viewerDocuments.filter(({ id }) => selection.documentIds.includes(id) || id === selection.currentId),
    [viewerDocuments, selection.documentIds, selection.currentId],
  );
  const ofCurrent = useMemo(
    () => sources.filter(({ documentId }) => documentId === current?.id),
    [sources, current?.id],
  );
  const activeSource = sources.find(({ id }) => id === active?.id);

  useShortcuts({
    j: () => state.stepSource(1),
    k: () => state.stepSource(-1),
    '/': () =>
      selection.tab === 'setup' ? searchRef.current?.querySelector('input')?.focus() : questionRef.current?.focus(),
    escape: () => state.closeSource(),
  });

  return (
    <div ref={rootRef} className="relative flex min-h-0 flex-1 overflow-hidden bg-surface max-md:flex-col">
      <QueryPanel state={state} searchRef={searchRef} questionRef={questionRef} />
      <div ref={gutterRef} aria-hidden className="flex w-6 shrink-0 justify-center max-md:hidden">
        <span className="w-px bg-line-strong" />
      </div>
      {current ? (
        <PdfViewer
          ref={viewerRef}
          documents={shown}
          current={current}
          sources={sources}
          activeId={active?.id ?? null}
          jump={active?.jump ?? null}
          found={run.kind === 'answered' ? resultCountText(run.result) : null}
          onDocumentChange={state.showDocument}
          onSelect={state.showSource}
          onLayout={onLayout}
        />
      ) : (
        <section aria-label="Document viewer" className="relative min-w-0 flex-1 bg-desk max-md:hidden">
          <NothingToShow title="No Document Selected">
            Select a company and documents to begin your analysis
          </NothingToShow>
        </section>
      )}
      {activeSource && current ? (
        <PlumbLine
          rootRef={rootRef}
          viewerRef={viewerRef}
          gutterRef={gutterRef}
          active={activeSource}
          sources={ofCurrent}
          isDocumentShown={activeSource.documentId === current.id}
          layoutVersion={layoutVersion}
        />
      ) : null}
    </div>
  );
}
