import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, never, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { noSeason } from '@/tests/support/components/some-meetings';
import { VotingTabs } from './voting-tabs';

const PATH = '/voting/meetings/season';
const links = () => within(screen.getByRole('navigation', { name: 'Voting' })).getAllByRole('link');

describe('the tabs of voting', () => {
  it('lead to meetings, policies and outcomes before anything is counted', () => {
    serve({ [PATH]: never });
    show(<VotingTabs active="meetings" />);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Meetings', '/voting'],
      ['Policies', '/voting/policies'],
      ['Outcomes', '/voting/outcomes'],
    ]);
  });

  it.each([
    ['meetings', /^Meetings/],
    ['policies', /^Policies$/],
    ['outcomes', /^Outcomes$/],
  ] as const)('mark %s as the page that is open', (active, name) => {
    serve({ [PATH]: never });
    show(<VotingTabs active={active} />);
    const marked = links().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked).toEqual([screen.getByRole('link', { name })]);
  });

  it('count the coming meetings of this year, whatever the list is filtered by', async () => {
    const requests = serve({ [PATH]: () => answer({ ...noSeason, coming: 1204, held: 7 }) });
    show(<VotingTabs active="policies" />);
    await waitFor(() => expect(links().map(({ textContent }) => textContent)).toContain('Meetings1,204'));
    expect(requests).toEqual([`${PATH}?year=${new Date().getUTCFullYear()}`]);
  });
});
