'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, CircleCheck, CircleDashed, Flag, X } from 'lucide-react';
import Link from 'next/link';
import type { Ref } from 'react';
import { cellWithSources } from '@/components/reads/grid-reads';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { SourceCard } from '@/components/shared/citations/source-card';
import { Spinner } from '@/components/ui/spinner';
import { formAndYear } from '@/components/viewer/document-title';
import type { Jump, ViewerHandle } from '@/components/viewer/pdf-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { NothingToShow, ViewerNotLoaded } from '@/components/viewer/viewer-states';
import { formatCellValue } from '@/lib/grid/format-value.rules';
import type { GridColumn, GridRow } from '@/lib/grid/schema';
import type { GridCell } from '@/lib/grid/schema-cells';
import { rankInColumn } from '../columns/distribution';
import { limitText } from '../columns/limit-text';
import { valueText } from '../table/cell-face';

const PdfViewer = loadWhenShown(() => import('@/components/viewer/pdf-viewer').then((loaded) => loaded.PdfViewer), {
  waiting: <NothingToShow title="Loading the filing..." />,
  failed: (onRetry) => <ViewerNotLoaded onRetry={onRetry} />,
});

export type Shown = { activeId: string | null; documentId: string | null; jump: Jump | null };

type EvidencePaneProps = {
  ref: Ref<ViewerHandle>;
  gridId: string;
  row: GridRow;
  column: GridColumn;
  cell: GridCell | undefined;
  columnCells: readonly GridCell[];
  documents: readonly ViewerDocument[];
  sources: readonly ViewerSource[];
  shown: Shown;
  canRun: boolean;
  isBusy: boolean;
  onShow: (sourceId: string) => void;
  onDocument: (documentId: string) => void;
  onStep: (by: 1 | -1) => void;
  onAskAgain: () => void;
  onClose: () => void;
  onLayout: () => void;
};

/** The evidence of the chosen cell: its sources, and the page that states it. */
export function EvidencePane(props: EvidencePaneProps) {
  const { row, column, cell, sources, shown, documents } = props;
  const fullCell = useQuery(cellWithSources(props.gridId, row.id, column.id, cell?.computed_at ?? null)).data ?? cell;
  const current = documents.find(({ id }) => id === (shown.documentId ?? sources[0]?.documentId ?? row.document_id));
  return (
    <aside
      aria-label="Evidence"
      className={
        'flex min-h-0 w-[452px] shrink-0 flex-col bg-surface max-[1023px]:absolute max-[1023px]:inset-y-0 ' +
        'max-[1023px]:right-0 max-[1023px]:z-30 max-[1023px]:w-[min(452px,94%)] max-[1023px]:border-l ' +
        'max-[1023px]:border-line-strong max-[1023px]:shadow-float'
      }
    >
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="min-w-0 truncate text-sm" title={`${column.heading}, ${row.company_name}`}>
          <span className="font-semibold">{column.heading}</span>
          <span className="ml-2 text-text-2">{row.company_name}</span>
        </h2>
        <span className="ml-auto flex shrink-0">
          <IconButton
            size="sm"
            label="Company above"
            icon={<ChevronUp aria-hidden />}
            onClick={() => props.onStep(-1)}
          />
          <IconButton
            size="sm"
            label="Company below"
            icon={<ChevronDown aria-hidden />}
            onClick={() => props.onStep(1)}
          />
          <IconButton
            size="sm"
            label="Close evidence"
            tooltip="Close (Esc)"
            icon={<X aria-hidden />}
            onClick={props.onClose}
          />
        </span>
      </div>
      <div className="max-h-[46%] shrink-0 overflow-y-auto border-b border-line px-4 pt-3.5 pb-3">
        <Verdict cell={fullCell} column={column} columnCells={props.columnCells} />
        {fullCell && fullCell.sources.length > 0 ? (
          <>
            {fullCell.state === 'not_stated' ? (
              <p className="mt-3 text-xs font-medium text-text-2">Nearest passages. None of them is an answer.</p>
            ) : null}
            <ul aria-label="Sources" className="mt-3 flex flex-col gap-2">
              {fullCell.sources.map((source, index) => {
                const viewed = sources[index];
                const document = documents.find(({ id }) => id === source.document_id);
                return viewed ? (
                  <li key={viewed.id}>
                    <SourceCard
                      number={viewed.number}
                      form={document ? formAndYear(document) : row.form_type}
                      page={source.page_number}
                      section={source.section_title}
                      excerpt={source.excerpt}
                      isActive={viewed.id === shown.activeId}
                      isUnverified={!source.quote_verified}
                      label={viewed.label}
                      onClick={() => props.onShow(viewed.id)}
                    />
                  </li>
                ) : null;
              })}
            </ul>
          </>
        ) : null}
        <Footer {...props} cell={fullCell} />
      </div>
      <div className="relative flex min-h-0 flex-1">
        {current ? (
          <PdfViewer
            ref={props.ref}
            documents={documents.filter(({ id }) => id === current.id || sources.some((one) => one.documentId === id))}
            current={current}
            sources={sources}
            activeId={shown.activeId}
            jump={shown.jump}
            found={null}
            initialZoom={FIT_WIDTH}
            onDocumentChange={props.onDocument}
            onSelect={props.onShow}
            onLayout={props.onLayout}
          />
        ) : (
          <NothingToShow title="No filing to show">
            {row.document_id
              ? 'Its page is being located.'
              : `No ${row.form_type} of this company has been processed yet.`}
          </NothingToShow>
        )}
      </div>
    </aside>
  );
}

const FIT_WIDTH = { mode: 'fit-width' } as const;

function Verdict({
  cell,
  column,
  columnCells,
}: {
  cell: GridCell | undefined;
  column: GridColumn;
  columnCells: readonly GridCell[];
}) {
  if (!cell || cell.state === 'not_run')
    return <p className="text-sm text-text-2">Not run yet{cell?.reason ? `: ${cell.reason}` : '.'}</p>;
  if (cell.state === 'running')
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-text-2">
        <Spinner /> Running
      </p>
    );
  if (cell.state !== 'answered')
    return (
      <div>
        <p
          className={cell.state === 'failed' ? 'text-base font-semibold text-bad' : 'text-base font-semibold text-und'}
        >
          {cell.state === 'not_stated' ? 'Not found' : cell.text}
        </p>
        {cell.reason ? <p className="mt-1 text-sm text-text-2">{cell.reason}</p> : null}
      </div>
    );
  const value = cell.unit === 'flag' ? (cell.value ? 'Triggered' : 'Clear') : valueText(cell);
  const rank = rankInColumn(cell.value, columnCells);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {value ? <span className="text-xl font-semibold tabular-nums">{value}</span> : null}
        {cell.breaks_flag ? (
          <Badge tone="warn">
            <Flag aria-hidden />
            {column.limit ? limitText(column.limit, cell.unit) : 'Triggered'}
          </Badge>
        ) : null}
        {rank ? (
          <span className="ml-auto text-xs text-text-3">
            {ordinal(rank.place)} highest of {rank.of}, median {formatCellValue(rank.median, cell.unit)}
          </span>
        ) : null}
      </p>
      {value && value.toLowerCase() === cell.text.toLowerCase() ? null : (
        <p className={value ? 'mt-1 line-clamp-4 text-sm text-text-2' : 'line-clamp-6 text-sm'}>{cell.text}</p>
      )}
      {cell.reason ? <p className="mt-1 line-clamp-3 text-xs text-text-3">{cell.reason}</p> : null}
    </div>
  );
}

function Footer({ cell, row, column, canRun, isBusy, onAskAgain }: EvidencePaneProps) {
  const isSettled = cell && cell.state !== 'not_run' && cell.state !== 'running';
  const areQuotesVerified = cell?.state === 'answered' && cell.sources.every(({ quote_verified }) => quote_verified);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-2">
      {areQuotesVerified && cell.sources.length > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <CircleCheck aria-hidden className="size-3.5 text-ok" />
          {cell.sources.length === 1 ? 'Quote found word for word' : 'Quotes found word for word'}
        </span>
      ) : null}
      {cell?.is_outdated ? (
        <span className="inline-flex items-center gap-1.5 text-und">
          <CircleDashed aria-hidden className="size-3.5" />
          From an earlier filing, question or engine
        </span>
      ) : null}
      <span className="ml-auto flex items-center gap-3">
        {cell?.document_id ? (
          <Link
            className="font-medium text-accent hover:underline"
            href={`/query?${new URLSearchParams({
              company: row.company_id,
              docs: cell.document_id,
              tab: 'query',
              ...(column.kind === 'question' ? { q: column.text } : {}),
            })}`}
          >
            Open in Query
          </Link>
        ) : null}
        {canRun && row.document_id ? (
          <Button variant="link" size="inline" className="text-xs" isBusy={isBusy} onClick={onAskAgain}>
            {isSettled ? 'Ask again' : 'Run this cell'}
          </Button>
        ) : null}
      </span>
    </p>
  );
}

function ordinal(place: number): string {
  const last = place % 10;
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return `${place}${isTeen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}
