import { describe, expect, it, vi } from 'vitest';
import { heldFilingsOr } from './held-filings-before-activation';

const change = vi.fn(() => Promise.resolve({ name: 'Watch', held_documents: 0, status: 'active' }));
const read = (held: number) => vi.fn(() => Promise.resolve({ name: 'Watch', held_documents: held }));

describe('activating what was paused', () => {
  it('asks about filings that arrived meanwhile, and changes nothing', async () => {
    expect(await heldFilingsOr({ status: 'active' }, read(2), change)).toEqual({ name: 'Watch', held: 2 });
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    ['where none arrived', { status: 'active' }, 0],
    ['once it is decided about them', { status: 'active', missed: 'skip' as const }, 2],
    ['for a pause', { status: 'paused' }, 2],
  ])('is done %s', async (_, asked, held) => {
    expect(await heldFilingsOr(asked, read(held), change)).toMatchObject({ status: 'active' });
  });
});
