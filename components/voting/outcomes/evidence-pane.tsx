'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { LoadingScreen } from '@/components/ui/spinner';
import type { Jump } from '@/components/viewer/pdf-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { ViewerNotLoaded } from '@/components/viewer/viewer-states';
import type { OutcomeLine } from '@/lib/voting/outcomes/schema';

const FIT_WIDTH = { mode: 'fit-width' } as const;

const PdfViewer = loadWhenShown(() => import('@/components/viewer/pdf-viewer').then((loaded) => loaded.PdfViewer), {
  waiting: <LoadingScreen label="Loading the filing..." />,
  failed: (onRetry) => <ViewerNotLoaded onRetry={onRetry} />,
});

/** The content of the pane: lines with a place on a page, their filings, and the chosen one. */
export type Evidence = {
  documents: readonly ViewerDocument[];
  sources: readonly ViewerSource[];
  documentId: string;
  activeId: string;
  jump: Jump;
};

/** Each line with its figures marked on the page. */
export function toSources(lines: readonly OutcomeLine[]): ViewerSource[] {
  return lines.flatMap((line, index) =>
    line.page_number === null
      ? []
      : [
          {
            id: line.id,
            number: index + 1,
            documentId: line.document_id,
            page: line.page_number,
            boxes: line.bounding_boxes,
            label: `${line.nominee ?? line.title}, page ${line.page_number}`,
          },
        ],
  );
}

/** The filing beside the results; on narrow screens over them. */
export function EvidencePane(props: {
  evidence: Evidence;
  onSelect: (lineId: string) => void;
  onDocument: (documentId: string) => void;
  onClose: () => void;
}) {
  const { evidence, onSelect, onDocument, onClose } = props;
  const current = evidence.documents.find(({ id }) => id === evidence.documentId);
  if (!current) return null;
  return (
    <aside
      aria-label="Filing"
      className={
        'flex min-h-0 w-[46%] shrink-0 flex-col border-l border-line bg-surface max-[1279px]:absolute ' +
        'max-[1279px]:inset-y-0 max-[1279px]:right-0 max-[1279px]:z-20 max-[1279px]:w-[min(680px,94%)] ' +
        'max-[1279px]:shadow-float'
      }
    >
      <div
        className={
          'flex h-9 shrink-0 items-center justify-between ' + 'border-b border-line pr-2 pl-4 text-xs text-text-3'
        }
      >
        <span>Item 5.07, as filed</span>
        <IconButton icon={<X aria-hidden />} label="Close the filing" size="sm" onClick={onClose} />
      </div>
      <div className="relative flex min-h-0 flex-1">
        <PdfViewer
          initialZoom={FIT_WIDTH}
          documents={evidence.documents}
          current={current}
          sources={evidence.sources}
          activeId={evidence.activeId}
          jump={evidence.jump}
          found={null}
          onDocumentChange={onDocument}
          onSelect={onSelect}
        />
      </div>
    </aside>
  );
}
