'use client';

import { X } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { PdfViewer, type ViewerHandle } from '@/components/viewer/pdf-viewer';
import type { ViewerDocument } from '@/components/viewer/types';
import { NothingToShow } from '@/components/viewer/viewer-states';
import type { OpenSources, SourceViewer } from '@/components/evidence/use-source-viewer';

type SourcePaneProps = {
  ref: Ref<ViewerHandle>;
  open: OpenSources;
  viewer: SourceViewer;
  documents: readonly ViewerDocument[];
  onLayout: () => void;
};

/** The page beside the report, with highlighted quotes. */
export function SourcePane({ ref, open, viewer, documents, onLayout }: SourcePaneProps) {
  const current = documents.find(({ id }) => id === open.documentId);
  const shown = documents.filter(
    ({ id }) => id === open.documentId || open.sources.some(({ documentId }) => documentId === id),
  );
  return (
    <div className="relative flex min-h-0 min-w-0 flex-[1.1] flex-col border-l border-line print:hidden">
      <div
        className={
          'flex h-9 shrink-0 items-center justify-between gap-3 border-b border-line bg-surface pr-2 pl-4 text-xs ' +
          'text-text-3'
        }
      >
        <span>
          Source {open.sources.findIndex(({ id }) => id === open.activeId) + 1} of {open.sources.length}
        </span>
        <IconButton
          size="sm"
          label="Close the document"
          tooltip="Close (Esc)"
          icon={<X aria-hidden />}
          onClick={viewer.close}
        />
      </div>
      <div className="relative flex min-h-0 flex-1">
        {current ? (
          <PdfViewer
            ref={ref}
            documents={shown}
            current={current}
            sources={open.sources}
            activeId={open.activeId}
            jump={open.jump}
            found={null}
            onDocumentChange={viewer.showDocument}
            onSelect={(id) => viewer.show(open.sources, id)}
            onLayout={onLayout}
          />
        ) : (
          <NothingToShow title="The document is not part of this report">
            It may have been replaced since.
          </NothingToShow>
        )}
      </div>
    </div>
  );
}
