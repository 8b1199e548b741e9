import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/engagements/actions';
import type { ListTab } from '../engagement-address';
import { delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someEngagement, someFlaggedReport } from '@/tests/support/components/some-lists';
import { EngagementLists } from './engagement-lists';

vi.mock('@/app/(app)/engagements/actions', () => ({ createEngagement: vi.fn() }));
const createEngagement = vi.mocked(actions.createEngagement);

const FLAGGED = '/engagements/flagged-reports';
const LIST = '/engagements';
const flagged = (...flagged_reports: unknown[]) => ({ flagged_reports, total: flagged_reports.length });
const engagements = (...each: unknown[]) => ({ engagements: each, total: each.length });

const answers = { [FLAGGED]: () => answer(flagged()), [LIST]: () => answer(engagements()) };

function open(tab: ListTab, { canWrite = true, selectedId = null as string | null } = {}) {
  const onGo = vi.fn();
  return { ...show(<EngagementLists tab={tab} selectedId={selectedId} canWrite={canWrite} onGo={onGo} />), onGo };
}

beforeEach(() => {
  createEngagement.mockReset();
});

describe('the list of flagged reports', () => {
  testListStates({
    path: FLAGGED,
    others: answers,
    open: (canWrite) => open('flagged', { canWrite }),
    loading: 'Loading...',
    failure: 'Failed to load flagged reports',
    none: flagged(),
    some: flagged(someFlaggedReport()),
    row: 'Meridian Tools Inc.',
    empty: { title: 'No flagged engagements', says: /Create engagements from flagged reports/ },
  });

  it('cuts long flags and counts the others, with the full text in the title', async () => {
    const flags = [LONG_NAME, 'b', 'c', 'd', 'e'].map((flag_description) => ({ flag_description, value: null }));
    const report = someFlaggedReport({ company_name: LONG_NAME, triggered_flags: flags, flags_triggered: 5 });
    serve({ ...answers, [FLAGGED]: () => answer(flagged(report)) });
    open('flagged');
    const shown = within(await screen.findByRole('list', { name: 'Triggered flags' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([`${LONG_NAME.slice(0, 40)}…`, 'b', 'c', '+2 more']);
    expect(screen.getAllByTitle(LONG_NAME)).toHaveLength(2);
    expect(screen.getByText('5 triggered flags')).toBeInTheDocument();
  });

  it('creates one engagement however often the button is pressed, and says why it could not', async () => {
    const { answer: held, release } = delayedAnswer(refused('conflict', 'Ben Cole created one a moment ago.'));
    createEngagement.mockReturnValue(held);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const report = someFlaggedReport();
    serve({ ...answers, [FLAGGED]: () => answer(flagged(report)) });
    const { user, onGo } = open('flagged');
    const button = await screen.findByRole('button', { name: 'Create Engagement' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Creating...'));
    await user.click(button);
    release();
    expect(await screen.findByText('Ben Cole created one a moment ago.')).toBeInTheDocument();
    expect(createEngagement).toHaveBeenCalledExactlyOnceWith({ body: { report_id: report.report_id } });
    expect(onGo).not.toHaveBeenCalled();
  });

  it('opens the engagement that exists, and names one that is somebody else’s', async () => {
    const own = someFlaggedReport({ has_engagement: true, engagement_id: someEngagement().id });
    serve({ ...answers, [FLAGGED]: () => answer(flagged(own, someFlaggedReport({ has_engagement: true }))) });
    const { user, onGo } = open('flagged');
    await user.click(await screen.findByRole('button', { name: 'Open Engagement' }));
    expect(onGo).toHaveBeenCalledExactlyOnceWith({ id: own.engagement_id, tab: 'active' });
    expect(screen.getByText('Engagement exists')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create Engagement' })).not.toBeInTheDocument();
  });

  it('does not let a viewer create one', async () => {
    serve({ ...answers, [FLAGGED]: () => answer(flagged(someFlaggedReport())) });
    open('flagged', { canWrite: false });
    expect(await screen.findByText('1 triggered flag')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create Engagement' })).not.toBeInTheDocument();
  });
});

describe.each([
  ['active', 'No active engagements'],
  ['history', 'No history engagements'],
] as const)('the list of %s engagements', (tab, title) => {
  testListStates({
    path: LIST,
    others: answers,
    open: (canWrite) => open(tab, { canWrite }),
    loading: 'Loading...',
    failure: 'Failed to load engagements',
    none: engagements(),
    some: engagements(someEngagement()),
    row: 'Meridian Tools Inc.',
    empty: { title, says: /Create engagements from flagged reports/ },
  });
});

describe('an engagement in the list', () => {
  it('shows its state and its open work, and opens on click', async () => {
    const engagement = someEngagement({ company_name: LONG_NAME, open_action_items: 2 });
    serve({ ...answers, [LIST]: () => answer(engagements(engagement)) });
    const { user, onGo } = open('active', { selectedId: engagement.id });
    const row = await screen.findByRole('button', { name: new RegExp(LONG_NAME) });
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(row).toHaveTextContent('Draft');
    expect(row).toHaveTextContent('2 open actions');
    expect(row).toHaveTextContent('2triggered flags1email versions');
    await user.click(row);
    expect(onGo).toHaveBeenCalledExactlyOnceWith({ id: engagement.id, tab: 'active' });
  });
});
