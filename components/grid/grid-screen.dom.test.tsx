import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/grid/actions';
import { GridScreen } from '@/components/grid/grid-screen';
import type { Grid } from '@/lib/grid/schema';
import type { GridCell, GridEstimate } from '@/lib/grid/schema-cells';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, file, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { savedFiles } from '@/tests/support/components/saved-files';
import { show } from '@/tests/support/components/show';
import { someSource } from '@/tests/support/components/some-answer';
import {
  noEstimate,
  someGridCell,
  someGridCells,
  someGridColumn,
  someGridRow,
  someWholeGrid,
} from '@/tests/support/components/some-grid';
import { someJob } from '@/tests/support/components/some-lists';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);
vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/grid/actions', () => ({ cancelGridRun: vi.fn(), runGrid: vi.fn(), updateGrid: vi.fn() }));
const { cancelGridRun, runGrid, updateGrid } = vi.mocked(actions);

const ratio = someGridColumn({ limit: { operator: 'above', value: 200 } });
const auditor = someGridColumn({ heading: 'Auditor', key: 'auditor' });
const rows = ['Aldermoor', 'Brennick', 'Calder'].map((name) => someGridRow(name));
const [aldermoor, brennick, calder] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];

const place = (page: number) => [{ page, x: 72, y: 500, width: 200, height: 12 }];
const source = someSource({ document_id: aldermoor.document_id ?? '', page_number: 2, bounding_boxes: place(2) });
const cells = [
  someGridCell(aldermoor, ratio, { breaks_flag: true, sources: [source] }),
  someGridCell(brennick, ratio, { text: '97:1', value: 97 }),
  someGridCell(calder, ratio, { text: '88:1', value: 88 }),
  someGridCell(aldermoor, auditor, { text: 'Vale LLP', value: 'Vale LLP' }),
  someGridCell(brennick, auditor, { state: 'failed', text: 'Failed', value: null, reason: 'The model is away.' }),
  someGridCell(calder, auditor, { state: 'not_run', text: '', value: null, computed_at: null, document_id: null }),
];

type Opened = { grid?: Partial<Grid>; cells?: GridCell[]; estimate?: Partial<GridEstimate>; search?: string };

async function open({
  grid: changes,
  cells: own = cells,
  estimate,
  search = '',
  ...others
}: Opened & { answers?: Answers } = {}) {
  const grid = someWholeGrid(rows, [ratio, auditor], changes);
  window.history.replaceState(null, '', `/grid/${grid.id}${search}`);
  const requests = serve({
    [`/grids/${grid.id}`]: () => answer(grid),
    [`/grids/${grid.id}/cells`]: (query) =>
      answer(
        someGridCells(
          query.get('rows')
            ? own.filter((cell) => cell.row_id === query.get('rows') && cell.column_id === query.get('columns'))
            : own,
        ),
      ),
    [`/grids/${grid.id}/estimate`]: () => answer({ ...noEstimate, ...estimate }),
    ...Object.fromEntries(rows.map(({ document_id: id }) => [`/documents/${id}/pdf`, () => file()])),
    ...others.answers,
  });
  const { user } = show(<GridScreen gridId={grid.id} />);
  await screen.findByRole('heading', { level: 1, name: grid.name });
  return { user, requests, grid };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const companies = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => /Aldermoor|Brennick|Calder/.exec(textContent ?? '')?.[0]);
const pane = () => within(screen.getByRole('complementary', { name: 'Evidence' }));
const cellOf = (row: { id: string }, column: { id: string }) => `?cell=${row.id}.${column.id}`;

beforeEach(() => {
  for (const action of [cancelGridRun, runGrid, updateGrid]) action.mockReset();
  aPdf();
  setElementSizes();
});

describe('a grid', () => {
  it('shows that it is loading', () => {
    serve({ '/grids/g': never, '/grids/g/cells': never });
    show(<GridScreen gridId="g" />);
    expect(screen.getByText('Loading grid...')).toBeInTheDocument();
  });

  it('says why it could not be read, and leads back to the others', async () => {
    serve({ '/grids/g': () => refuse('not_found', 'There is no such grid.'), '/grids/g/cells': never });
    show(<GridScreen gridId="g" />);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to load the gridThere is no such grid.');
    expect(within(problem).getByRole('link', { name: 'All grids' })).toHaveAttribute('href', '/grid');
  });

  it('invites to add companies first', async () => {
    await open({ grid: { rows: [], columns: [] }, cells: [] });
    expect(screen.getByText('No companies yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add companies' })).toHaveLength(2);
    expect(button('Run missing')).toBeDisabled();
  });

  it('without columns explains what a column is, without an action for readers', async () => {
    await open({ grid: { columns: [], can_edit: false }, cells: [] });
    expect(screen.getByText('No columns yet').parentElement).toHaveTextContent(/A column is a question, a fact/);
    expect(screen.queryByRole('button', { name: /Add|Run/ })).not.toBeInTheDocument();
  });

  it('is saved as a file', async () => {
    const saved = savedFiles();
    const { user, grid } = await open();
    serve({
      [`/grids/${grid.id}/export`]: (query) => (query.get('format') === 'csv' ? file() : refuse('invalid', '')),
    });
    await user.click(button('Export'));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toEqual(['grid.csv']));
  });
});

describe('the line above a grid', () => {
  it('counts what is done, and shows the rows of one kind at a press', async () => {
    const { user } = await open();
    expect(screen.getByText('4 of 6 cells')).toBeVisible();
    expect(screen.queryByRole('button', { name: /cannot determine/ })).not.toBeInTheDocument();
    await user.click(button('1 failed'));
    expect(button('1 failed')).toHaveAttribute('aria-pressed', 'true');
    expect(companies()).toEqual(['Brennick']);
    expect(screen.getByText(/^1 of 3 companies × 2 columns$/)).toBeVisible();
    await user.click(button('1 failed'));
    expect(companies()).toEqual(['Aldermoor', 'Brennick', 'Calder']);
    await user.click(button('1 failed'));
    await user.click(button('1 flagged'));
    expect(screen.getByText('No rows match the filters')).toBeVisible();
    await user.click(button('Clear filters'));
    expect(companies()).toEqual(['Aldermoor', 'Brennick', 'Calder']);
    expect(window.location.search).toBe('');
  });

  it('names a filter of a column, and removes it', async () => {
    const { user } = await open({ search: `?f=${ratio.id}~~90~~~` });
    expect(companies()).toEqual(['Aldermoor', 'Brennick']);
    await user.click(button('Remove the filter CEO pay ratio: from 90'));
    expect(companies()).toEqual(['Aldermoor', 'Brennick', 'Calder']);
  });

  it('says what a run would take', async () => {
    await open({ estimate: { cells: 25, tokens: 412_300, usd: 0.312, has_model: true } });
    expect(await screen.findByText('25 cells to run, about 410,000 tokens, $0.31')).toBeVisible();
  });
});

describe('running a grid', () => {
  const job = someJob({ kind: 'run-grid', progress: { done: 1, total: 2, message: '1 of 2 cells' } });

  it('asks for the missing cells, and says why that was refused', async () => {
    runGrid.mockResolvedValue(refused('conflict', 'It runs already.'));
    const { user, grid } = await open({ estimate: { cells: 2 } });
    await waitFor(() => expect(button('Run missing')).toBeEnabled());
    await user.click(button('Run missing'));
    expect(await screen.findByText('The run was not started')).toBeVisible();
    expect(runGrid).toHaveBeenCalledExactlyOnceWith({ params: { id: grid.id }, body: { only: 'missing' } });
  });

  it('shows its progress, and can be cancelled', async () => {
    cancelGridRun.mockResolvedValue(done(job) as never);
    const { user } = await open({
      grid: { job_id: job.id },
      answers: { [`/processing/jobs/${job.id}`]: () => answer(job) },
    });
    expect(await screen.findByText('1 of 2 cells')).toBeVisible();
    expect(button('Run missing')).toBeDisabled();
    await user.click(button('Cancel'));
    expect(cancelGridRun).toHaveBeenCalledExactlyOnceWith({ params: { id: job.id } });
  });
});

describe('the evidence of a cell', () => {
  it('states the rank of its value, and shows its page', async () => {
    await open({ search: cellOf(aldermoor, ratio) });
    expect(await pane().findByText('Quote found word for word')).toBeVisible();
    expect(pane().getByText('1st highest of 3, median 97')).toBeVisible();
    expect(pane().getByRole('heading', { name: 'CEO pay ratio Aldermoor' })).toBeVisible();
    const card = within(pane().getByRole('list', { name: 'Sources' })).getByRole('button', { name: /^Source 1/ });
    expect(card).toHaveAttribute('aria-pressed', 'true');
    const viewer = within(await pane().findByRole('region', { name: 'Document viewer' }));
    expect(await viewer.findByRole('button', { name: /^Source 1/ })).toHaveAttribute('aria-pressed', 'true');
    expect(pane().getByRole('link', { name: 'Open in Query' })).toHaveAttribute(
      'href',
      `/query?company=${aldermoor.company_id}&docs=${aldermoor.document_id}&tab=query`,
    );
  });

  it('goes to the companies above and below, and is closed', async () => {
    const { user } = await open({ search: cellOf(brennick, auditor) });
    expect(pane().getByText('Failed', { selector: 'p' })).toBeVisible();
    expect(pane().getByText('The model is away.')).toBeVisible();
    await user.click(pane().getByRole('button', { name: 'Company below' }));
    expect(pane().getByRole('heading', { name: 'Auditor Calder' })).toBeVisible();
    expect(pane().getByText('Not run yet.')).toBeVisible();
    expect(window.location.search).toBe(cellOf(calder, auditor));
    await user.click(pane().getByRole('button', { name: 'Close evidence' }));
    expect(screen.queryByRole('complementary', { name: 'Evidence' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('runs the cell, or asks it again', async () => {
    runGrid.mockResolvedValue(refused('conflict', 'It runs already.'));
    const { user } = await open({ search: cellOf(calder, auditor) });
    await user.click(pane().getByRole('button', { name: 'Run this cell' }));
    expect(runGrid.mock.calls[0]?.[0].body).toEqual({ only: [{ row_id: calder.id, column_id: auditor.id }] });
    await user.click(pane().getByRole('button', { name: 'Company above' }));
    expect(pane().getByRole('button', { name: 'Ask again' })).toBeInTheDocument();
  });

  it('is only read by those who may not run it', async () => {
    await open({ grid: { can_edit: false }, search: cellOf(aldermoor, ratio) });
    expect(await pane().findByText('Quote found word for word')).toBeVisible();
    expect(pane().queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
  });
});
