import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/grid/actions';
import type { Grid } from '@/lib/grid/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { RenameDialog } from './rename-dialog';

vi.mock('@/app/(app)/grid/actions', () => ({ updateGrid: vi.fn() }));
const updateGrid = vi.mocked(actions.updateGrid);

const grid = { id: 'grid', name: 'Pay ratios' } as unknown as Grid;
const name = () => screen.getByLabelText('Name');

async function rename() {
  const onClose = vi.fn();
  const { user } = show(<RenameDialog grid={grid} onClose={onClose} />);
  await user.type(name(), ' 2026 ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, onClose };
}

beforeEach(() => {
  updateGrid.mockReset();
  serve({});
});

describe('renaming a grid', () => {
  it('closes once it is saved', async () => {
    updateGrid.mockResolvedValue(done({ ...grid, name: 'Pay ratios 2026' }));
    const { onClose } = await rename();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateGrid).toHaveBeenCalledExactlyOnceWith({ params: { id: 'grid' }, body: { name: 'Pay ratios 2026' } });
  });

  it.each([
    ['of the name beside it', [{ path: 'name', message: 'There is a grid of this name' }]],
    ['of no field above the buttons', undefined],
  ])('keeps the name when it is refused, and says a refusal %s', async (_, errors) => {
    updateGrid.mockResolvedValue(refused('conflict', 'There is a grid of this name', errors));
    const { onClose } = await rename();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a grid of this name');
    expect(name()).toHaveValue('Pay ratios 2026 ');
    if (errors) expect(name()).toHaveAccessibleDescription('There is a grid of this name');
    expect(onClose).not.toHaveBeenCalled();
  });
});
