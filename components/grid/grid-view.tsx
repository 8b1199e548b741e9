'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { gridEstimate, cellWithSources } from '@/components/reads/grid-reads';
import { downloadFile } from '@/components/shared/files/download-file';
import { Button } from '@/components/ui/button';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { EmptyState } from '@/components/shared/states/empty-state';
import type { ViewerHandle } from '@/components/viewer/pdf-viewer';
import { PlumbLine } from '@/components/viewer/plumb-line/plumb-line';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import { formatCount } from '@/lib/format/numbers';
import type { Grid } from '@/lib/grid/schema';
import type { GridCounts } from '@/lib/grid/schema-cells';
import type { Job } from '@/lib/jobs/rows/schema';
import { arrangeRows, type CellAt } from './arrange-rows';
import { rowsOfStart, type CellsStart } from './cells-start';
import type { ColumnDialog } from './columns/column-dialogs';
import { EmptyGrid } from './empty-grid';
import { EvidencePane, type Shown } from './pane/evidence-pane';
import { documentsOf, toSources } from './pane/grid-sources';
import { ProgressLine } from './progress-line';
import { GridTable, type Chosen } from './table/grid-table';
import { GridToolbar } from './toolbar';
import { changeGridAddress, useGridAddress } from './use-grid-address';
import { useGridChanges } from './use-grid';
import { moveColumn } from './columns/move-column';

const ColumnDialogs = loadWhenShown(() => import('./columns/column-dialogs').then((loaded) => loaded.default));
const AddRowsDialog = loadWhenShown(() => import('./rows/add-rows-dialog').then((loaded) => loaded.default));

type GridViewProps = {
  grid: Grid;
  counts: GridCounts;
  /** Set while only the first cells are there. */
  start: CellsStart | undefined;
  cellAt: CellAt;
  job: Job | null;
  isRunning: boolean;
};

const NOTHING_SHOWN: Shown = { activeId: null, documentId: null, jump: null };

/** Toolbar, table, and the page that states the selected cell's value. */
export function GridView({ grid, counts, start, cellAt, job, isRunning }: GridViewProps) {
  const address = useGridAddress();
  const { change, save: saveGrid, run, cancel } = useGridChanges(grid.id);
  const estimate = useQuery({ ...gridEstimate(grid.id), enabled: !isRunning });
  const [chosen, setChosen] = useState<Chosen | null>(address.cell);
  const [shownOf, setShownOf] = useState<{ place: string; shown: Shown }>({ place: '', shown: NOTHING_SHOWN });
  const [columnDialog, setColumnDialog] = useState<ColumnDialog | null>(null);
  const [isAddingRows, setIsAddingRows] = useState(false);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const rootRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);

  const rows = useMemo(
    () => (start ? rowsOfStart(grid, start, address) : arrangeRows(grid.rows, grid.columns, cellAt, address)),
    [grid, start, cellAt, address],
  );
  const row = grid.rows.find(({ id }) => id === chosen?.rowId);
  const column = grid.columns.find(({ id }) => id === chosen?.columnId);
  const isPaneOpen = address.cell !== null && row !== undefined && column !== undefined;
  const cell = row && column ? cellAt(row.id, column.id) : undefined;
  const fullCell = useQuery({
    ...cellWithSources(grid.id, row?.id ?? '', column?.id ?? '', cell?.computed_at ?? null),
    enabled: isPaneOpen && (cell?.computed_at ?? null) !== null,
  }).data;
  const documents = useMemo(() => documentsOf(grid), [grid]);
  const sources = useMemo(() => toSources(fullCell ?? undefined, documents), [fullCell, documents]);
  const place = `${chosen?.rowId} ${chosen?.columnId} ${sources[0]?.id}`;
  const [first] = sources;
  const opening = useMemo<Shown>(
    () => (first ? { activeId: first.id, documentId: first.documentId, jump: { sourceId: first.id } } : NOTHING_SHOWN),
    [first],
  );
  const shown = shownOf.place === place ? shownOf.shown : opening;
  const active = sources.find(({ id }) => id === shown.activeId);
  const columnCells = useMemo(
    () => (column && !start ? grid.rows.flatMap(({ id }) => cellAt(id, column.id) ?? []) : []),
    [column, start, grid.rows, cellAt],
  );

  const isOpen = address.cell !== null;
  const choose = useCallback(
    (next: Chosen) => {
      setChosen(next);
      if (isOpen) changeGridAddress({ cell: next });
    },
    [isOpen],
  );
  const open = useCallback((next: Chosen) => {
    setChosen(next);
    changeGridAddress({ cell: next });
  }, []);
  const close = (): void | false => {
    if (!address.cell) return false;
    changeGridAddress({ cell: null });
    tableRef.current?.focus();
  };
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === chosen?.rowId);
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    if (next && chosen) choose({ rowId: next.id, columnId: chosen.columnId });
  };
  const save = (format: 'xlsx' | 'csv' | 'json') =>
    void downloadFile(`/grids/${grid.id}/export?format=${format}`, `grid.${format}`, 'The grid was not exported');
  useShortcuts({ e: () => save('xlsx'), escape: close });
  const runCell = (rowId: string, columnId: string) => run.mutate([{ row_id: rowId, column_id: columnId }]);
  const changeColumns = (columns: Grid['columns']) => change.mutate({ columns });

  const isEmpty = grid.rows.length === 0 || grid.columns.length === 0;
  return (
    <div ref={rootRef} className="relative flex min-h-0 flex-1 overflow-hidden bg-surface">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <GridToolbar
          grid={grid}
          shownRows={rows.length}
          search={address.search}
          isRunning={isRunning}
          isStarting={run.isPending}
          toRun={estimate.data?.cells ?? null}
          onSearch={(search) => changeGridAddress({ search })}
          onAddColumn={(kind) =>
            setColumnDialog(kind === 'template' ? { kind: 'template' } : { kind: 'add', of: kind })
          }
          onAddRows={() => setIsAddingRows(true)}
          onExport={save}
          onRun={(only) => run.mutate(only)}
          onChange={change.mutate}
        />
        <ProgressLine
          counts={counts}
          job={job}
          estimate={isRunning ? null : (estimate.data ?? null)}
          filters={address.filters}
          columns={grid.columns}
          canCancel={grid.can_edit}
          isCancelling={cancel.isPending}
          onFilters={(filters) => changeGridAddress({ filters })}
          onCancel={() => job && cancel.mutate(job.id)}
        />
        {isEmpty ? (
          <EmptyGrid
            grid={grid}
            onRows={() => setIsAddingRows(true)}
            onColumn={() => setColumnDialog({ kind: 'add', of: 'fact' })}
          />
        ) : rows.length === 0 ? (
          <div className="flex flex-1 items-center justify-center">
            <EmptyState
              title="No rows match the filters"
              actions={
                <Button size="sm" onClick={() => changeGridAddress({ filters: [], search: '' })}>
                  Clear filters
                </Button>
              }
            >
              {formatCount(grid.rows.length)} rows are in the grid.
            </EmptyState>
          </div>
        ) : (
          <GridTable
            ref={tableRef}
            name={grid.name}
            rows={rows}
            allRows={grid.rows}
            columns={grid.columns}
            cellAt={cellAt}
            start={start}
            chosen={chosen}
            sourceId={isPaneOpen ? (active?.id ?? null) : null}
            sort={address.sort}
            filters={address.filters}
            isPaneOpen={isPaneOpen}
            canEdit={grid.can_edit}
            onChoose={open}
            onMoveChosen={choose}
            onOpen={() => chosen && open(chosen)}
            onRetry={runCell}
            onSort={(columnId, isDescending) =>
              changeGridAddress({ sort: isDescending === null ? null : { columnId, isDescending } })
            }
            onFilter={(columnId) => setColumnDialog({ kind: 'filter', columnId })}
            onPin={(columnId, isPinned) =>
              changeColumns(grid.columns.map((one) => (one.id === columnId ? { ...one, is_pinned: isPinned } : one)))
            }
            onMove={(columnId, by) => changeColumns(moveColumn(grid.columns, columnId, by))}
            onMoveTo={(columnId, toId) => changeColumns(moveColumn(grid.columns, columnId, toId))}
            onEdit={(columnId) => setColumnDialog({ kind: 'edit', columnId })}
            onRun={(columnId) =>
              run.mutate(
                grid.rows
                  .filter(({ document_id: id, financials_document_id: other }) => id ?? other)
                  .slice(0, 2000)
                  .map(({ id }) => ({ row_id: id, column_id: columnId })),
              )
            }
            onRemove={(columnId) => changeColumns(grid.columns.filter(({ id }) => id !== columnId))}
          />
        )}
      </div>
      {isPaneOpen ? (
        <>
          <div ref={gutterRef} aria-hidden className="flex w-6 shrink-0 justify-center bg-surface max-[1023px]:hidden">
            <span className="w-px bg-line-strong" />
          </div>
          <EvidencePane
            ref={viewerRef}
            gridId={grid.id}
            row={row}
            column={column}
            cell={cell}
            columnCells={columnCells}
            documents={documents}
            sources={sources}
            shown={shown}
            canRun={grid.can_edit}
            isBusy={run.isPending}
            onShow={(sourceId) => {
              const source = sources.find(({ id }) => id === sourceId);
              if (source)
                setShownOf({ place, shown: { activeId: sourceId, documentId: source.documentId, jump: { sourceId } } });
            }}
            onDocument={(documentId) => setShownOf({ place, shown: { ...shown, documentId, jump: null } })}
            onStep={step}
            onAskAgain={() => runCell(row.id, column.id)}
            onClose={close}
            onLayout={onLayout}
          />
        </>
      ) : null}
      {isPaneOpen && active ? (
        <div className="contents max-[1023px]:hidden">
          <PlumbLine
            rootRef={rootRef}
            viewerRef={viewerRef}
            gutterRef={gutterRef}
            active={active}
            sources={sources.filter(({ documentId }) => documentId === shown.documentId)}
            isDocumentShown={active.documentId === shown.documentId}
            layoutVersion={layoutVersion}
          />
        </div>
      ) : null}
      {columnDialog ? (
        <ColumnDialogs
          grid={grid}
          columnDialog={columnDialog}
          filters={address.filters}
          estimate={estimate.data ?? null}
          isSaving={saveGrid.isPending || run.isPending}
          onFilters={(filters) => changeGridAddress({ filters })}
          onChange={async (body, after) => {
            await saveGrid.mutateAsync(body);
            setColumnDialog(null);
            if (after === 'run') run.mutate('missing');
          }}
          onClose={() => setColumnDialog(null)}
        />
      ) : null}
      {isAddingRows ? (
        <AddRowsDialog
          grid={grid}
          isSaving={saveGrid.isPending}
          onSave={async (body) => {
            await saveGrid.mutateAsync(body);
            setIsAddingRows(false);
          }}
          onClose={() => setIsAddingRows(false)}
        />
      ) : null}
    </div>
  );
}
