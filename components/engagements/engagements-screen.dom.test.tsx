import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/engagements/actions';
import { done } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someEngagementDetail } from '@/tests/support/components/some-engagement';
import { someFlaggedReport } from '@/tests/support/components/some-lists';
import { EngagementsScreen } from './engagements-screen';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);
vi.mock('@/app/(app)/engagements/actions', () => ({ createEngagement: vi.fn() }));
const createEngagement = vi.mocked(actions.createEngagement);

const ID = '00000000-0000-4000-8000-00000000000a';
const engagement = someEngagementDetail({ id: ID, report_title: 'Pay review of Meridian' });
const harbor = someEngagementDetail({
  id: '00000000-0000-4000-8000-00000000000b',
  company_name: 'Harbor Grain Co.',
  report_title: 'Board review of Harbor',
});
const active = { engagements: [engagement, harbor], total: 2 };

function open(search = '', { canWrite = true, answers = {} as Answers } = {}) {
  window.history.replaceState(null, '', `/engagements${search}`);
  serve({
    '/engagements/flagged-reports': () => answer({ flagged_reports: [someFlaggedReport()], total: 1 }),
    '/engagements': (query) => answer(query.get('tab') === 'active' ? active : { engagements: [], total: 0 }),
    [`/engagements/${ID}`]: () => answer(engagement),
    [`/engagements/${harbor.id}`]: () => answer(harbor),
    ...answers,
  });
  return show(<EngagementsScreen canWrite={canWrite} />);
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const invitation = () => screen.queryByRole('heading', { name: 'Select an engagement to view details' });
const header = (name: string) => screen.findByRole('heading', { level: 2, name });
const search = () => new URLSearchParams(window.location.search);

beforeEach(() => void createEngagement.mockReset());

describe('the screen of engagements', () => {
  it('begins with the flagged reports, and asks to select an engagement', async () => {
    open();
    expect(tab(/^Flagged/)).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('1 triggered flag')).toBeVisible();
    expect(invitation()).toBeVisible();
    expect(screen.getByText('Create engagements from flagged reports to start the process')).toBeVisible();
  });

  it.each([
    ['?tab=active', /^Active/],
    ['?tab=history', /^History/],
    ['?tab=unknown', /^Flagged/],
    [`?id=${ID}`, /^Active/],
    [`?id=${ID}&tab=history`, /^History/],
  ])('opens the list of its address: %s', (address, name) => {
    open(address);
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('opens the engagement of its address beside the list that marks it', async () => {
    open(`?id=${ID}`);
    expect(await header('Meridian Tools Inc.')).toBeVisible();
    expect(invitation()).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Meridian/, current: true })).toBeVisible();
  });

  it('ignores an address that is no engagement', () => {
    open('?id=../companies');
    expect(invitation()).toBeVisible();
    expect(tab(/^Flagged/)).toHaveAttribute('aria-selected', 'true');
  });

  it('announces that the engagement is being read', async () => {
    open(`?id=${ID}`, { answers: { [`/engagements/${ID}`]: never } });
    expect(await screen.findByText('Loading engagement...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why the engagement could not be read, beside the list', async () => {
    open(`?id=${ID}`, { answers: { [`/engagements/${ID}`]: () => refuse('not_found', 'It was deleted.') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('It was deleted.');
    expect(await screen.findByRole('button', { name: /Harbor Grain Co\./ })).toBeVisible();
  });

  it('goes from one engagement to the next, and writes each into the address', async () => {
    const { user } = open('?tab=active');
    await user.click(await screen.findByRole('button', { name: /Harbor Grain Co\./ }));
    expect(await header('Harbor Grain Co.')).toBeVisible();
    expect([search().get('id'), search().get('tab')]).toEqual([harbor.id, 'active']);
    await user.click(screen.getByRole('button', { name: /^Meridian/ }));
    expect(await header('Meridian Tools Inc.')).toBeVisible();
    expect(search().get('id')).toBe(ID);
    expect(screen.queryByRole('heading', { level: 2, name: 'Harbor Grain Co.' })).not.toBeInTheDocument();
  });

  it('opens an engagement right after it was created from a flagged report', async () => {
    createEngagement.mockResolvedValue(done(harbor));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create Engagement' }));
    expect(await header('Harbor Grain Co.')).toBeVisible();
    await waitFor(() => expect(search().get('id')).toBe(harbor.id));
    expect(tab(/^Active/)).toHaveAttribute('aria-selected', 'true');
  });

  it('offers a viewer no engagement to create', async () => {
    open('', { canWrite: false });
    const report = within((await screen.findByText('1 triggered flag')).closest('li') ?? document.body);
    expect(report.queryByRole('button', { name: 'Create Engagement' })).not.toBeInTheDocument();
  });
});
