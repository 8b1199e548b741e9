import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/grid/actions';
import type { GridSummary } from '@/lib/grid/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { push } from '@/tests/support/components/fake-navigation';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someGrid } from '@/tests/support/components/some-lists';
import { GridsScreen } from './grids-screen';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/grid/actions', () => ({ createGrid: vi.fn(), deleteGrid: vi.fn() }));
const createGrid = vi.mocked(actions.createGrid);
const deleteGrid = vi.mocked(actions.deleteGrid);

const list = (...grids: GridSummary[]) => ({ grids, total: grids.length });
const open = (canWrite = true) => show(<GridsScreen canWrite={canWrite} />);

async function openWith(...grids: GridSummary[]) {
  serve({ '/grids': () => answer(list(...grids)) });
  const { user } = open();
  await screen.findByRole('list', { name: 'Grids' });
  return user;
}

beforeEach(() => {
  createGrid.mockReset();
  deleteGrid.mockReset();
  push.mockReset();
});

describe('the list of grids', () => {
  testListStates({
    path: '/grids',
    open,
    loading: 'Loading grids...',
    failure: 'Failed to load grids',
    none: list(),
    some: list(someGrid()),
    row: 'Pay ratios of 2026',
    empty: {
      title: 'No grids yet',
      says: /one question asked of many filings/,
      action: { role: 'button', name: 'New grid' },
    },
  });

  it('shows of each its size, its cells, whose it is and what it found', async () => {
    await openWith(
      someGrid({ is_own: false, visibility: 'organization', breaks_flag_count: 4, is_running: true }),
      someGrid({ name: LONG_NAME }),
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('12 companies × 3 columns · 30 of 36 cells · Ada Brook · changed Mar 1, 2026');
    expect(first).toHaveTextContent('Running');
    expect(first).toHaveTextContent('4 flagged');
    expect(within(first as HTMLElement).getByLabelText('Shared with the organization')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: LONG_NAME })).toBeInTheDocument();
    expect(second).not.toHaveTextContent('Ada Brook');
  });

  it('opens a new grid, and says why none was made', async () => {
    const made = someGrid();
    createGrid.mockResolvedValueOnce(refused('conflict', 'There are 200 grids already.'));
    createGrid.mockResolvedValueOnce(done({ ...made, rows: [], columns: [], row_sources: [], job_id: null }));
    const user = await openWith(someGrid());
    await user.click(screen.getByRole('button', { name: 'New grid' }));
    expect(await screen.findByText('There are 200 grids already.')).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'New grid' }));
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith(`/grid/${made.id}`));
  });

  it('deletes one only after asking', async () => {
    deleteGrid.mockResolvedValue(done(undefined));
    const grid = someGrid();
    const user = await openWith(grid);
    await user.click(screen.getByRole('button', { name: 'Delete Pay ratios of 2026' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Pay ratios of 2026?' });
    expect(question).toHaveAccessibleDescription(/Its cells are deleted with it/);
    expect(deleteGrid).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Grid deleted')).toBeInTheDocument();
    expect(deleteGrid).toHaveBeenCalledExactlyOnceWith({ params: { id: grid.id } });
  });
});
