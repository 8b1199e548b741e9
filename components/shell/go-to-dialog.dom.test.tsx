import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import type { Found } from '@/lib/search/schema';
import { GoToDialog } from './go-to-dialog';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const grid: Found = { kind: 'grid', id: crypto.randomUUID(), title: 'Season: pay and board', detail: 'Apr 2, 2026' };

function open(hasOrganization = true) {
  serve({ '/search': () => answer({ results: [grid] }) });
  return show(<GoToDialog isOpen onOpenChange={vi.fn()} hasOrganization={hasOrganization} />);
}

const options = (heading: string) =>
  within(screen.getByRole('group', { name: heading }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the palette', () => {
  beforeEach(() => push.mockReset());

  it('goes to a grid that is found by its name', async () => {
    const { user } = open();
    await user.keyboard('season');
    const found = await screen.findByRole('option', { name: /Season: pay and board/ });
    await user.click(found);
    expect(push).toHaveBeenCalledExactlyOnceWith(`/grid/${grid.id}`);
  });

  it.each([
    ['webhooks', 'Integrations'],
    ['four eyes', 'Voting Settings'],
    ['health', 'Status'],
    ['password', 'Your account'],
  ])('finds settings by a word: %s', async (typed, label) => {
    const { user } = open();
    await user.keyboard(typed);
    await waitFor(() => expect(options('Settings')).toEqual([label]));
  });

  it('finds every screen by its name, with tabs of the reports', async () => {
    const { user } = open();
    await user.keyboard('queue');
    await waitFor(() => expect(options('Pages')).toEqual(['Report queue']));
    await user.click(screen.getByRole('option', { name: 'Report queue' }));
    expect(push).toHaveBeenCalledExactlyOnceWith('/reports?tab=queue');
  });

  it('leaves out settings of an organization where there is none', () => {
    open(false);
    expect(options('Settings')).toEqual(['Integrations', 'Your account', 'API reference']);
  });
});
