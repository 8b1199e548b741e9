import { useCallback, useRef, useState, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { ViewerHandle } from '@/components/viewer/pdf-viewer';
import { PlumbLine } from '@/components/viewer/plumb-line/plumb-line';
import type { ViewerDocument } from '@/components/viewer/types';
import { SourcePane } from './source-pane';
import type { SourceViewer } from './use-source-viewer';

type WithSourcePaneProps = {
  viewer: SourceViewer;
  documents: ViewerDocument[];
  className?: string;
  panelClassName: string;
  gutterClassName: string;
  isReport?: boolean;
  children: ReactNode;
};

/** Content and, when a source is opened, the source's page beside it, connected by the plumb line. */
export function WithSourcePane({
  viewer,
  documents,
  className,
  panelClassName,
  gutterClassName,
  isReport,
  children,
}: WithSourcePaneProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const { open } = viewer;
  const active = open?.sources.find(({ id }) => id === open.activeId);
  return (
    <div
      ref={rootRef}
      data-report={isReport || undefined}
      className={cn('relative flex min-h-0 flex-1 overflow-hidden max-md:flex-col', className)}
    >
      <div data-plumb-panel className={cn('min-h-0 min-w-0 flex-1', panelClassName)}>
        {children}
      </div>
      {open ? (
        <>
          <div
            ref={gutterRef}
            aria-hidden
            className={cn('flex w-6 shrink-0 justify-center bg-surface max-md:hidden', gutterClassName)}
          >
            <span className="w-px bg-line-strong" />
          </div>
          <SourcePane ref={viewerRef} open={open} viewer={viewer} documents={documents} onLayout={onLayout} />
        </>
      ) : null}
      {open && active ? (
        <PlumbLine
          rootRef={rootRef}
          viewerRef={viewerRef}
          gutterRef={gutterRef}
          active={active}
          sources={open.sources.filter(({ documentId }) => documentId === open.documentId)}
          isDocumentShown={active.documentId === open.documentId}
          layoutVersion={layoutVersion}
        />
      ) : null}
    </div>
  );
}
