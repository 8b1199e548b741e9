'use client';

import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { Ref } from 'react';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import type { Jump, ViewerHandle } from '@/components/viewer/pdf-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { NothingToShow } from '@/components/viewer/viewer-states';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { Rationale } from './rationale/rationale';

const PdfViewer = dynamic(() => import('@/components/viewer/pdf-viewer').then((loaded) => loaded.PdfViewer), {
  loading: () => <NothingToShow title="Loading the filing..." />,
});

const FIT_WIDTH = { mode: 'fit-width' } as const;

type BallotPaneProps = {
  ballotId: string;
  ref: Ref<ViewerHandle>;
  documents: readonly ViewerDocument[];
  documentId: string | null;
  line: BallotLine | undefined;
  /** A line of a closed ballot may have no rationale, only its result. */
  hasRationale: boolean;
  sources: readonly ViewerSource[];
  activeId: string | null;
  jump: Jump | null;
  /** Below 1280 px the pane covers the lines while it is open. */
  isOpen: boolean;
  canEdit: boolean;
  onClose: () => void;
  onDocument: (documentId: string) => void;
  onSelect: (sourceId: string) => void;
  onRationale: (lineId: string, text: string) => Promise<unknown>;
  onLayout: () => void;
};

/** The page with the chosen line's quote, and the rationale below it. */
export function BallotPane({
  ref,
  ballotId,
  documents,
  documentId,
  line,
  hasRationale,
  sources,
  activeId,
  jump,
  isOpen,
  canEdit,
  onClose,
  onDocument,
  onSelect,
  onRationale,
  onLayout,
}: BallotPaneProps) {
  const current = documents.find(({ id }) => id === documentId);
  const shown = documents.filter(({ id }) => id === documentId || sources.some((source) => source.documentId === id));
  return (
    <div
      className={cn(
        'relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface',
        'max-[1279px]:absolute max-[1279px]:inset-y-0 max-[1279px]:right-0 max-[1279px]:z-20 ' +
          'max-[1279px]:w-[min(640px,92%)] ' +
          'max-[1279px]:border-l max-[1279px]:border-line-strong max-[1279px]:shadow-float',
        !isOpen && 'max-[1279px]:hidden',
      )}
    >
      <div className="absolute top-2.5 right-2 z-10 hidden max-[1279px]:block">
        <IconButton size="sm" label="Close the page" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div className="relative flex min-h-0 flex-1">
        {current ? (
          <PdfViewer
            ref={ref}
            initialZoom={FIT_WIDTH}
            documents={shown}
            current={current}
            sources={sources}
            activeId={activeId}
            jump={jump}
            found={line ? foundText(line, sources.length) : null}
            onDocumentChange={onDocument}
            onSelect={onSelect}
            onLayout={onLayout}
          />
        ) : (
          <NothingToShow title="The filing is not available">It may have been removed since.</NothingToShow>
        )}
      </div>
      {line && hasRationale ? (
        <Rationale
          key={line.id}
          ballotId={ballotId}
          line={line}
          canEdit={canEdit}
          onSave={(text) => onRationale(line.id, text)}
        />
      ) : null}
    </div>
  );
}

function foundText(line: BallotLine, count: number): string {
  const rule = line.rule ? `Rule ${line.rule.index}` : `Line ${line.number}`;
  return `${rule}, evidence ${count}`;
}
