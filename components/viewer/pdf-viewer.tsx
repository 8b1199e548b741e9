'use client';

import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { DocumentSwitcher } from './toolbar/document-switcher';
import { formAndYear, documentTitle } from './document-title';
import { PAGE_MARGIN, type Anchor } from './scroll/page-layout';
import type { LoadedDocument } from './pdf-document';
import type { ScrollerHandle } from './scroll/pdf-scroller';
import type { Rect, ViewerDocument, ViewerSource } from './types';
import { pdfPath, usePdfFile } from './use-pdf-file';
import { useShortcuts } from './use-shortcuts';
import { LoadFailed, LoadingPdf, ViewerNotLoaded } from './viewer-states';
import { ViewerToolbar } from './toolbar/viewer-toolbar';
import { DEFAULT_ZOOM, fitWidthScale, stepZoom, type Zoom } from './toolbar/zoom';

// pdf.js needs a browser and is loaded only when a document is shown.
const PdfDocument = loadWhenShown(() => import('./pdf-document').then((loaded) => loaded.default), {
  waiting: <LoadingPdf progress={null} />,
  failed: (onRetry) => <ViewerNotLoaded onRetry={onRetry} />,
});

/** The functions that the plumb line needs from the viewer. */
export type ViewerHandle = {
  locate: (source: ViewerSource) => { bounds: Rect; bar: Rect } | null;
  currentPage: () => number;
};

/** A request to show a source; a new object repeats the request for the same one. */
export type Jump = { sourceId: string };

type PdfViewerProps = {
  ref?: Ref<ViewerHandle>;
  documents: readonly ViewerDocument[];
  current: ViewerDocument;
  sources: readonly ViewerSource[];
  activeId: string | null;
  jump: Jump | null;
  /** The number of results, such as "3 sources found"; null before a question. */
  found: string | null;
  onDocumentChange: (documentId: string) => void;
  onSelect: (sourceId: string) => void;
  /** Called when the document was opened, scrolled or zoomed. */
  onLayout?: () => void;
  /** Until the user zooms; actual size by default. */
  initialZoom?: Zoom;
};

const ACTUAL_SIZE: Zoom = { mode: 'scale', scale: DEFAULT_ZOOM };

/** A viewer of several filings with zoom, page navigation and highlighted sources; pages count from 1. */
export function PdfViewer({
  ref,
  documents,
  current,
  sources,
  activeId,
  jump,
  found,
  onDocumentChange,
  onSelect,
  onLayout,
  initialZoom = ACTUAL_SIZE,
}: PdfViewerProps) {
  const { file, progress, error, retry } = usePdfFile(current.id);
  const [loaded, setLoaded] = useState<{ id: string; document: LoadedDocument } | null>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>(initialZoom);
  const [windowWidth, setWindowWidth] = useState(0);
  const scrollerRef = useRef<ScrollerHandle>(null);
  const pageRef = useRef(1);
  const places = useRef(new Map<string, Anchor>());
  const handledJump = useRef<Jump | null>(null);

  const opened = loaded?.id === current.id ? loaded.document : null;
  const scale = zoom.mode === 'scale' ? zoom.scale : fitWidthScale(windowWidth, opened?.widestPage ?? 0, PAGE_MARGIN);
  const shown = useMemo(() => sources.filter((source) => source.documentId === current.id), [sources, current.id]);
  const active = sources.find((source) => source.id === activeId);

  const followJump = useCallback(() => {
    const source = shown.find((candidate) => candidate.id === jump?.sourceId);
    if (!jump || !source || !scrollerRef.current || handledJump.current === jump) return;
    handledJump.current = jump;
    scrollerRef.current.showSource(source);
  }, [jump, shown]);
  useEffect(followJump, [followJump]);
  useEffect(() => onLayout?.(), [onLayout, scale, shown, activeId, opened]);

  const onMove = useCallback(
    (nextPage: number, anchor: Anchor) => {
      pageRef.current = nextPage;
      places.current.set(current.id, anchor);
      setPage(nextPage);
    },
    [current.id],
  );
  // Rendered pages are kept while the screen around them changes.
  const onSelectRef = useRef(onSelect);
  useEffect(() => {
    onSelectRef.current = onSelect;
  });
  const select = useCallback((sourceId: string) => onSelectRef.current(sourceId), []);
  const onLoad = useCallback((document: LoadedDocument) => setLoaded({ id: current.id, document }), [current.id]);

  useImperativeHandle(
    ref,
    () => ({ locate: (source) => scrollerRef.current?.locate(source) ?? null, currentPage: () => pageRef.current }),
    [],
  );

  const go = (next: number) => scrollerRef.current?.goToPage(next);
  useShortcuts({
    '[': () => go(page - 1),
    ']': () => go(page + 1),
    '+': () => setZoom({ mode: 'scale', scale: stepZoom(scale, 1) }),
    '=': () => setZoom({ mode: 'scale', scale: stepZoom(scale, 1) }),
    '-': () => setZoom({ mode: 'scale', scale: stepZoom(scale, -1) }),
  });

  return (
    <section
      aria-label="Document viewer"
      className="flex h-full min-h-0 min-w-0 flex-1 flex-col max-md:border-t max-md:border-line-strong"
    >
      <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-surface pr-4 pl-4">
        <h2 className="min-w-0 truncate text-sm font-semibold" title={documentTitle(current)}>
          {documentTitle(current)}
        </h2>
        {found ? <span className="shrink-0 text-sm text-text-3">{found}</span> : null}
        {documents.length > 1 ? (
          <span className="ml-auto shrink-0">
            <DocumentSwitcher
              documents={documents}
              currentId={current.id}
              sources={sources}
              onChange={onDocumentChange}
            />
          </span>
        ) : null}
      </header>
      <ViewerToolbar
        page={opened ? page : 1}
        pageCount={opened?.pageCount ?? 0}
        scale={scale}
        zoom={zoom}
        active={active ? { number: active.number, of: sources.length } : null}
        download={{ href: `/api/v1${pdfPath(current.id)}`, fileName: `${formAndYear(current)}.pdf` }}
        onGo={go}
        onZoom={setZoom}
      />
      <div className="relative min-h-0 flex-1 bg-desk">
        {error ? (
          <LoadFailed message={error} onRetry={retry} />
        ) : file ? (
          <PdfDocument
            key={current.id}
            file={file}
            scrollerRef={scrollerRef}
            scale={scale}
            sources={shown}
            activeId={activeId}
            start={places.current.get(current.id) ?? null}
            onSelect={select}
            onLoad={onLoad}
            onReady={followJump}
            onMove={onMove}
            onWidth={setWindowWidth}
          />
        ) : (
          <LoadingPdf progress={progress} />
        )}
      </div>
    </section>
  );
}
