import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, type MeetingQuery } from '@/components/reads/voting-reads';
import { file, refuse, serve } from '@/tests/support/components/fake-api';
import { savedFiles } from '@/tests/support/components/saved-files';
import { show } from '@/tests/support/components/show';
import { ExportBallots } from './export-ballots';

const PATH = '/voting/ballots/export';

async function save(
  filters: Partial<MeetingQuery>,
  format: string,
  read: Parameters<typeof serve>[0][string] = () => file(),
) {
  const requests = serve({ [PATH]: read });
  const saved = savedFiles();
  const { user } = show(<ExportBallots filters={{ ...NO_FILTERS, ...filters }} />);
  await user.click(screen.getByRole('button', { name: 'Export ballots' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
  await waitFor(() => expect(requests).toHaveLength(1));
  const address = new URL(requests[0] ?? '', 'http://localhost:3000');
  return { asked: Object.fromEntries(address.searchParams), saved };
}

describe('the export of ballots', () => {
  it.each([
    ['Excel (.xlsx)', 'xlsx'],
    ['CSV', 'csv'],
  ])('is saved in the chosen format: %s', async (label, format) => {
    const { asked, saved } = await save({}, label);
    expect(asked).toEqual({ format });
    await waitFor(() => expect(saved).toEqual([`ballots.${format}`]));
  });

  it('contains the meetings that are shown', async () => {
    const { asked } = await save(
      { from: '2026-04-01', state: 'needs_review', onlyReferred: true, search: 'Meridian' },
      'CSV',
    );
    expect(asked).toEqual({
      format: 'csv',
      from: '2026-04-01',
      state: 'needs_review',
      has_referred: 'true',
      search: 'Meridian',
    });
  });

  it('asks for no meetings without a ballot, as there is nothing to export of them', async () => {
    const { asked } = await save({ state: 'no_ballot', to: '2026-04-30' }, 'CSV');
    expect(asked).toEqual({ format: 'csv', to: '2026-04-30' });
  });

  it('says why it failed, and saves nothing', async () => {
    const { saved } = await save({}, 'CSV', () => refuse('forbidden', 'Your session was ended.'));
    expect(await screen.findByText('The ballots were not exported')).toBeInTheDocument();
    expect(screen.getByText('Your session was ended.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
