'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { onDemand } from '@/components/ui/on-demand/on-demand';
import { useOnDemand } from '@/components/ui/on-demand/use-on-demand';
import type { GridColumn, GridRow } from '@/lib/grid/schema';
import type { GridCell } from '@/lib/grid/schema-cells';
import type { CellAt } from '../arrange-rows';
import type { CellsStart } from '../cells-start';
import type { CellFilter, GridAddress } from '../grid-address';
import { ColumnHead, type HeadActions } from './column-head';
import { HEAD_HEIGHT, isNumeric, layOut, ROW_HEIGHT, type PlacedColumn } from './table-layout';
import { cellId, TableRow } from './table-row';

const drag = onDemand(() => import('./column-drag'));

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 5;
/** Until the browser has measured it: the width of the table, and the height of its rows, in a window of 1440 × 900. */
const FIRST_SIGHT = { width: 1440, height: 670 };

export type Chosen = { rowId: string; columnId: string };

type GridTableProps = HeadActions & {
  ref: Ref<HTMLDivElement>;
  name: string;
  /** As shown: filtered and sorted. */
  rows: readonly GridRow[];
  /** All rows, for the column summaries in the headers. */
  allRows: readonly GridRow[];
  columns: readonly GridColumn[];
  cellAt: CellAt;
  /** Set while the other cells are not read yet. */
  start?: CellsStart | undefined;
  chosen: Chosen | null;
  sourceId: string | null;
  sort: GridAddress['sort'];
  filters: readonly CellFilter[];
  isPaneOpen: boolean;
  canEdit: boolean;
  /** A cell was clicked, to show its evidence. */
  onChoose: (chosen: Chosen) => void;
  /** The arrow keys moved to a cell. */
  onMoveChosen: (chosen: Chosen) => void;
  onOpen: () => void;
  onRetry: (rowId: string, columnId: string) => void;
  onMoveTo: (columnId: string, toId: string) => void;
};

/**
 * The table as the `grid` pattern has it: one tab stop, arrows move. Only visible rows and columns are rendered, in
 * both directions.
 */
export function GridTable(props: GridTableProps) {
  const { ref, rows, allRows, columns, cellAt, start, chosen, isPaneOpen, onChoose, canEdit } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [available, setAvailable] = useState(FIRST_SIGHT.width);
  useEffect(() => {
    if (!scroller) return;
    const observer = new ResizeObserver(() => setAvailable(scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
  const cellsOf = useMemo(() => {
    const byColumn = new Map<string, GridCell[]>();
    for (const column of columns)
      byColumn.set(
        column.id,
        allRows.flatMap((row) => cellAt(row.id, column.id) ?? []),
      );
    return byColumn;
  }, [columns, allRows, cellAt]);
  const layout = useMemo(() => {
    const hasNumbers = (column: GridColumn) =>
      start?.columns[column.id]?.isNumeric ?? isNumeric(column, cellsOf.get(column.id) ?? []);
    return layOut(columns, hasNumbers, { available, isPaneOpen });
  }, [columns, cellsOf, start, available, isPaneOpen]);
  const { first, pinned, others, width } = layout;
  const order = useMemo(() => [...pinned, ...others].map(({ column }) => column), [pinned, others]);
  const indexOf = useMemo(() => new Map(order.map((column, index) => [column.id, index])), [order]);
  const fixed = first + pinned.reduce((sum, each) => sum + each.width, 0);
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: 0,
    scrollPaddingEnd: HEAD_HEIGHT,
    initialRect: FIRST_SIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: others.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => others[index]?.width ?? 0,
    overscan: 2,
    scrollPaddingEnd: fixed,
    initialRect: { ...FIRST_SIGHT, width: FIRST_SIGHT.width - fixed },
  });
  useEffect(() => across.measure(), [across, others]);
  // A row that becomes visible reuses the elements of one that is no longer visible.
  const places = Math.ceil((down.scrollRect?.height ?? FIRST_SIGHT.height) / ROW_HEIGHT) + 2 * OVERSCAN + 1;
  const items = across.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const shown = useMemo(() => others.slice(from, to + 1), [others, from, to]);
  const before = (shown[0]?.left ?? fixed) - fixed;

  const move = (byRow: number, byColumn: number) => {
    const rowAt = rows.findIndex(({ id }) => id === chosen?.rowId);
    const columnAt = chosen ? (indexOf.get(chosen.columnId) ?? 0) : 0;
    const row = rows[clamp((rowAt < 0 ? 0 : rowAt) + (rowAt < 0 ? 0 : byRow), rows.length)];
    const column = order[clamp(columnAt + (rowAt < 0 ? 0 : byColumn), order.length)];
    if (row && column) props.onMoveChosen({ rowId: row.id, columnId: column.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(((scroller?.clientHeight ?? 600) - HEAD_HEIGHT) / ROW_HEIGHT) - 1);
    const far = event.ctrlKey ? rows.length : 0;
    const steps: Record<string, [number, number]> = {
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      PageDown: [page, 0],
      PageUp: [-page, 0],
      Home: [-far, -order.length],
      End: [far, order.length],
    };
    const step = steps[event.key];
    if (step) move(...step);
    else if (event.key === 'Enter' && chosen) props.onOpen();
    else return;
    event.preventDefault();
  };
  const rowAt = chosen ? rows.findIndex(({ id }) => id === chosen.rowId) : -1;
  const columnAt = chosen ? others.findIndex(({ column }) => column.id === chosen.columnId) : -1;
  const place = `${chosen?.rowId} ${chosen?.columnId}`;
  const scrolledTo = useRef('');
  useEffect(() => {
    // Once for each choice: afterwards the user scrolls as they like.
    if (scrolledTo.current === place || !scroller) return;
    scrolledTo.current = place;
    if (rowAt >= 0) down.scrollToIndex(rowAt, { align: 'auto' });
    const target = others[columnAt];
    if (!target) return;
    const { scrollLeft, clientWidth } = scroller;
    if (target.left - fixed < scrollLeft) scroller.scrollLeft = target.left - fixed;
    else if (target.left + target.width > scrollLeft + clientWidth)
      scroller.scrollLeft = target.left + target.width - clientWidth;
  }, [place, rowAt, columnAt, down, others, fixed, scroller]);
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      setScroller(element);
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  const choose = useCallback((rowId: string, columnId: string) => onChoose({ rowId, columnId }), [onChoose]);
  const isChosenDrawn = down.getVirtualItems().some(({ index }) => index === rowAt);

  return (
    <div
      ref={hold}
      role="grid"
      tabIndex={0}
      aria-label={props.name}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={chosen && isChosenDrawn ? cellId(chosen.rowId, chosen.columnId) : undefined}
      data-plumb-panel
      className={
        'min-h-0 flex-1 overflow-auto bg-surface outline-none focus-visible:inset-ring-2 ' +
        'focus-visible:inset-ring-accent-solid'
      }
      onKeyDown={onKeyDown}
    >
      <HeadRow
        {...props}
        first={first}
        width={width}
        pinned={pinned}
        shown={shown}
        before={before}
        indexOf={indexOf}
        cellsOf={cellsOf}
      />
      <div role="presentation" className="relative" style={{ width, height: rows.length * ROW_HEIGHT }}>
        {down.getVirtualItems().map(({ index }) => {
          const row = rows[index];
          return row ? (
            <TableRow
              key={index % places}
              row={row}
              index={index}
              first={first}
              width={width}
              pinned={pinned}
              shown={shown}
              before={before}
              cellAt={cellAt}
              isStart={start !== undefined}
              activeColumnId={row.id === chosen?.rowId ? chosen.columnId : null}
              sourceId={row.id === chosen?.rowId ? props.sourceId : null}
              indexOf={indexOf}
              canRun={canEdit}
              onChoose={choose}
              onRetry={props.onRetry}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

type HeadRowProps = GridTableProps & {
  first: number;
  width: number;
  pinned: readonly PlacedColumn[];
  shown: readonly PlacedColumn[];
  before: number;
  indexOf: ReadonlyMap<string, number>;
  cellsOf: ReadonlyMap<string, readonly GridCell[]>;
};

/** Rendered again when other columns become visible, but not for rows. */
const HeadRow = memo(function HeadRow(props: HeadRowProps) {
  const { first, width, pinned, shown, before, indexOf, cellsOf, start, sort, filters, chosen, cellAt, canEdit } =
    props;
  const { parts, ask } = useOnDemand(drag);
  const headOf = (placed: PlacedColumn, extra: Partial<Parameters<typeof ColumnHead>[0]> = {}) => {
    const { id } = placed.column;
    return (
      <ColumnHead
        key={id}
        placed={placed}
        colIndex={(indexOf.get(id) ?? 0) + 2}
        cells={cellsOf.get(id) ?? []}
        spreadOfAll={start?.columns[id]?.spread}
        active={chosen?.columnId === id ? cellAt(chosen.rowId, id) : undefined}
        sort={sort?.columnId === id ? (sort.isDescending ? 'desc' : 'asc') : null}
        isFiltered={filters.some(({ columnId }) => columnId === id)}
        canEdit={canEdit}
        onSort={props.onSort}
        onFilter={props.onFilter}
        onPin={props.onPin}
        onMove={props.onMove}
        onEdit={props.onEdit}
        onRun={props.onRun}
        onRemove={props.onRemove}
        {...extra}
      />
    );
  };
  const isByCompany = sort?.columnId === 'company';
  const heads = shown.map((placed) =>
    parts && canEdit ? (
      <parts.ColumnSlot key={placed.column.id} columnId={placed.column.id} heading={placed.column.heading}>
        {(handle, isDragged) => headOf(placed, { handle, isDragged })}
      </parts.ColumnSlot>
    ) : (
      headOf(placed)
    ),
  );
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 flex border-b border-line-strong bg-surface"
      style={{ width, height: HEAD_HEIGHT }}
      onPointerEnter={canEdit ? ask : undefined}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        aria-sort={isByCompany ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
        className="sticky left-0 z-20 flex items-end border-r-2 border-line-strong bg-surface pr-3 pb-1.5 pl-5"
        style={{ width: first, minWidth: first }}
      >
        <button
          type="button"
          className="rounded-sm text-xs text-text-2 hover:text-text"
          onClick={() => props.onSort('company', isByCompany ? (sort.isDescending ? null : true) : false)}
        >
          Company, filing{isByCompany ? (sort.isDescending ? ' ↓' : ' ↑') : ''}
        </button>
      </div>
      {pinned.map((placed) => headOf(placed, { isPinned: true }))}
      <div aria-hidden style={{ width: before, minWidth: before }} />
      {parts && canEdit ? <parts.ColumnDrag onMoveTo={props.onMoveTo}>{heads}</parts.ColumnDrag> : heads}
    </div>
  );
});

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
