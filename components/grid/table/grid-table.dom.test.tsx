import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GridColumn, GridRow } from '@/lib/grid/schema';
import type { GridCell, GridCounts } from '@/lib/grid/schema-cells';
import { show } from '@/tests/support/components/show';
import { spreadOf } from '../columns/distribution';
import { GridTable } from './grid-table';

const column = (id: string, part: Partial<GridColumn>): GridColumn => ({
  id,
  kind: 'fact',
  heading: id,
  text: '',
  key: null,
  answer_type: 'auto',
  limit: null,
  is_pinned: false,
  ...part,
});
const ratio = column('ratio', { heading: 'CEO pay ratio', limit: { operator: 'above', value: 200 } });
const auditor = column('auditor', { heading: 'Auditor', is_pinned: true });

const row = (id: string, name: string): GridRow => ({
  id,
  company_id: id,
  company_name: name,
  ticker: name.slice(0, 4).toUpperCase(),
  group_id: null,
  form_type: 'DEF 14A',
  fiscal_year: null,
  document_id: id,
  document_fiscal_year: 2025,
  filing_date: null,
  financials_document_id: null,
  has_newer_filing: false,
});
const rows = [row('a', 'Aldermoor'), row('b', 'Brennick')];

const cell = (rowId: string, columnId: string, part: Partial<GridCell>): GridCell => ({
  row_id: rowId,
  column_id: columnId,
  state: 'answered',
  text: '',
  value: null,
  unit: null,
  reason: null,
  sources: [],
  engine: 'facts',
  breaks_flag: null,
  document_id: rowId,
  is_outdated: false,
  computed_at: null,
  ...part,
});

function table(cells: readonly GridCell[], part: Partial<ComponentProps<typeof GridTable>> = {}) {
  const noop = () => undefined;
  return (
    <GridTable
      ref={null}
      name="Pay"
      rows={rows}
      allRows={rows}
      columns={[ratio, auditor]}
      cellAt={(rowId, columnId) => cells.find((each) => each.row_id === rowId && each.column_id === columnId)}
      chosen={null}
      sourceId={null}
      sort={null}
      filters={[]}
      isPaneOpen={false}
      canEdit
      onChoose={noop}
      onMoveChosen={noop}
      onOpen={noop}
      onRetry={noop}
      onMoveTo={noop}
      onSort={noop}
      onFilter={noop}
      onPin={noop}
      onMove={noop}
      onEdit={noop}
      onRun={noop}
      onRemove={noop}
      {...part}
    />
  );
}

const CELLS = [
  cell('a', 'ratio', { value: 214, unit: 'ratio', breaks_flag: true }),
  cell('a', 'auditor', { text: 'Hollis & Wynn LLP' }),
  cell('b', 'ratio', { state: 'not_stated', reason: 'No sentence states it.', engine: 'extractive' }),
];

const NO_COUNTS: GridCounts = {
  total: 4,
  answered: 1,
  not_stated: 0,
  cannot_determine: 0,
  running: 0,
  failed: 0,
  not_run: 3,
  breaks_flag: 0,
  outdated: 0,
};

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

// The simulated browser gives everything the size 0, and only visible parts are rendered.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_100);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(760);
});

describe('the table of a grid', () => {
  it('shows typed values, what breaks a limit, what is not found and what has not run', () => {
    show(table(CELLS));
    const first = within(rowOf('Aldermoor'));
    expect(first.getByText('214:1')).toBeVisible();
    expect(first.getByLabelText('Breaks the flag')).toBeVisible();
    expect(first.getByText('Hollis & Wynn LLP')).toBeVisible();
    const second = within(rowOf('Brennick'));
    expect(second.getByText('Not found')).toBeVisible();
    expect(second.getByText('No sentence states it.')).toBeVisible();
    expect(second.getByText('not run')).toBeVisible();
  });

  it('puts pinned columns first, numbered in displayed order', () => {
    show(table(CELLS));
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('aria-colindex'))).toEqual(['1', '2', '3']);
    expect(heads[1]).toHaveTextContent('Auditor');
    const cells = within(rowOf('Aldermoor')).getAllByRole('gridcell');
    expect(cells.map((each) => each.getAttribute('aria-colindex'))).toEqual(['2', '3']);
  });

  it('updates a cell and the distribution above it when the value arrives', () => {
    const { showAgain } = show(table(CELLS));
    showAgain(table([...CELLS.slice(0, 2), cell('b', 'ratio', { value: 88, unit: 'ratio' })]));
    expect(within(rowOf('Brennick')).getByText('88:1')).toBeVisible();
    expect(screen.getByRole('img', { name: 'From 88:1 to 214:1' })).toBeVisible();
  });

  it('reports the clicked cell, and moves from the chosen one with the arrow keys', async () => {
    const onChoose = vi.fn();
    const onMoveChosen = vi.fn();
    const { user, showAgain } = show(table(CELLS, { onChoose }));
    await user.click(within(rowOf('Aldermoor')).getByText('214:1'));
    expect(onChoose).toHaveBeenCalledWith({ rowId: 'a', columnId: 'ratio' });
    showAgain(table(CELLS, { onMoveChosen, chosen: { rowId: 'a', columnId: 'auditor' } }));
    screen.getByRole('grid', { name: 'Pay' }).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(onMoveChosen.mock.calls.map(([chosen]) => chosen as unknown)).toEqual([
      { rowId: 'b', columnId: 'auditor' },
      { rowId: 'a', columnId: 'ratio' },
    ]);
  });

  it('shows the start of a long grid: its cells, the spread of all, and nothing said of cells to come', () => {
    const numbers = { isNumeric: true, spread: spreadOf(ratio, [...CELLS, cell('c', 'ratio', { value: 12 })]) };
    const start = { cells: CELLS.slice(0, 1), counts: NO_COUNTS, order: null, columns: { ratio: numbers } };
    const { showAgain } = show(table(start.cells, { start }));
    expect(within(rowOf('Aldermoor')).getByText('214:1')).toBeVisible();
    expect(screen.getByRole('img', { name: 'From 12:1 to 214:1' })).toBeVisible();
    expect(within(rowOf('Brennick')).queryByText('not run')).not.toBeInTheDocument();
    showAgain(table(start.cells));
    expect(within(rowOf('Brennick')).getAllByText('not run')).toHaveLength(2);
  });

  it('gives columns a handle to those who may change the grid, and to no reader', async () => {
    const { user, showAgain } = show(table(CELLS));
    await user.hover(screen.getByRole('columnheader', { name: /CEO pay ratio/ }));
    expect(await screen.findByTitle('Drag CEO pay ratio to another position')).toBeInTheDocument();
    showAgain(table(CELLS, { canEdit: false }));
    await user.hover(screen.getByRole('columnheader', { name: /CEO pay ratio/ }));
    expect(screen.queryByTitle(/^Drag /)).not.toBeInTheDocument();
  });

  it('marks the chosen cell and its row', () => {
    show(table(CELLS, { chosen: { rowId: 'a', columnId: 'ratio' } }));
    expect(rowOf('Aldermoor')).toHaveAttribute('aria-selected', 'true');
    expect(rowOf('Brennick')).toHaveAttribute('aria-selected', 'false');
    const chosen = within(rowOf('Aldermoor')).getAllByRole('gridcell', { selected: true });
    expect(chosen.map((each) => each.textContent)).toEqual(['214:1']);
  });
});
