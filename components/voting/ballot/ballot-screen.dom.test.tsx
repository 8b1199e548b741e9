import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/voting/actions';
import { engagementList } from '@/components/reads/engagement-reads';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someBallot, someBallotLine } from '@/tests/support/components/some-ballot';
import { someEngagementDetail } from '@/tests/support/components/some-engagement';
import { BallotScreen } from './ballot-screen';
import type { CreateEngagement } from './head/start-engagement';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/app/(app)/voting/actions', () => ({
  changeBallotLine: vi.fn(),
  approveBallot: vi.fn(),
  reopenBallot: vi.fn(),
  recordVoted: vi.fn(),
}));
const change = vi.mocked(actions.changeBallotLine);
const createEngagement = vi.fn<CreateEngagement>();

const hale = someBallotLine('1a', 'Judith Hale');
const osei = someBallotLine('1b', 'Kwame Osei');
const ballotOf = (lines: BallotLine[]) => someBallot(lines);
const { id: ID } = ballotOf([]);

const votedBy = (each: BallotLine, reason: string): BallotLine => ({
  ...each,
  vote: 'against',
  reason,
  is_by_hand: true,
});
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const reasonField = () => screen.queryByRole('textbox', { name: 'Reason' });

/** Chooses a line and votes against it with a reason, by keys. */
async function voteByKeys(user: ReturnType<typeof show>['user'], nominee: RegExp, reason: string): Promise<void> {
  await user.click((await row(nominee)).getByText(nominee));
  await user.keyboard('a');
  await waitFor(() => expect(reasonField()).toHaveFocus());
  await user.keyboard(`${reason}{Enter}`);
}

beforeEach(() => {
  change.mockReset();
  serve({ [`/voting/ballots/${ID}`]: () => answer(ballotOf([hale, osei])) });
});

describe('a vote by hand', () => {
  it('asks for a reason of at least three characters', async () => {
    const { user } = show(<BallotScreen ballotId={ID} canWrite createEngagement={createEngagement} />);
    await voteByKeys(user, /Judith Hale/, 'no');
    expect(await screen.findByText('A reason has at least 3 characters')).toBeInTheDocument();
    expect(change).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(reasonField()).not.toBeInTheDocument();
  });

  it('is shown at once, so that the next line can be voted while it is being saved', async () => {
    const first = delayedAnswer(done(ballotOf([votedBy(hale, 'We spoke with her'), osei])));
    const both = ballotOf([votedBy(hale, 'We spoke with her'), votedBy(osei, 'Sits on five boards')]);
    change.mockReturnValueOnce(first.answer).mockResolvedValueOnce(done(both));
    const { user } = show(<BallotScreen ballotId={ID} canWrite createEngagement={createEngagement} />);
    await voteByKeys(user, /Judith Hale/, 'We spoke with her');
    expect((await row(/Judith Hale/)).getByText('saving:')).toBeInTheDocument();
    expect((await row(/Judith Hale/)).getByText('We spoke with her')).toBeInTheDocument();
    await voteByKeys(user, /Kwame Osei/, 'Sits on five boards');
    first.release();
    await waitFor(() => expect(screen.queryByText('saving:')).not.toBeInTheDocument());
    expect((await row(/Kwame Osei/)).getByText('Sits on five boards')).toBeInTheDocument();
    expect(change.mock.calls.map(([input]) => input)).toEqual([
      { params: { id: ID, line_id: hale.id }, body: { vote: 'against', reason: 'We spoke with her' } },
      { params: { id: ID, line_id: osei.id }, body: { vote: 'against', reason: 'Sits on five boards' } },
    ]);
  });

  it('keeps what was written when it is refused', async () => {
    change.mockResolvedValue(refused('conflict', 'Somebody approved the ballot.'));
    const { user } = show(<BallotScreen ballotId={ID} canWrite createEngagement={createEngagement} />);
    await voteByKeys(user, /Judith Hale/, 'We spoke with her');
    expect(await screen.findByText('Somebody approved the ballot.')).toBeInTheDocument();
    await waitFor(() => expect(reasonField()).toHaveValue('We spoke with her'));
    expect((await row(/Kwame Osei/)).queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('an election that was not read nominee by nominee', () => {
  const slate = { ...someBallotLine('1', 'Election of directors'), nominee: null, is_weak: true };
  const shown = async (lines: BallotLine[]) => {
    serve({ [`/voting/ballots/${ID}`]: () => answer(ballotOf(lines)) });
    show(<BallotScreen ballotId={ID} canWrite createEngagement={createEngagement} />);
    return row(/Election of directors/);
  };

  it('states that no nominee could be read', async () => {
    expect((await shown([slate])).getByText('nominees not read')).toBeInTheDocument();
  });

  it('states that there are nominees without lines', async () => {
    const known = { ...hale, title: slate.title };
    expect((await shown([known, slate])).getByText('others not read')).toBeInTheDocument();
  });
});

describe('a line that is left to a person', () => {
  it('states why, chosen or not, and names no rule', async () => {
    const missing = 'whom to support in a contested election';
    serve({ [`/voting/ballots/${ID}`]: () => answer(ballotOf([hale, osei].map((each) => ({ ...each, missing })))) });
    show(<BallotScreen ballotId={ID} canWrite createEngagement={createEngagement} />);
    for (const name of [/Judith Hale/, /Kwame Osei/]) {
      const cells = await row(name);
      expect(cells.getByText('Referred to a person')).toBeInTheDocument();
      expect(cells.getByText(new RegExp(missing))).toBeInTheDocument();
      expect(cells.queryByText('No rule holds')).not.toBeInTheDocument();
    }
  });
});

describe('a rationale', () => {
  const words = { ...hale, rationale: 'She sits on four boards.' };
  const text = () => screen.queryByRole('textbox', { name: 'Rationale text' });

  async function edit(typed: string) {
    serve({ [`/voting/ballots/${ID}`]: () => answer(ballotOf([words, osei])) });
    const { user } = show(<BallotScreen ballotId={ID} canWrite createEngagement={createEngagement} />);
    await user.click(await screen.findByRole('button', { name: 'Edit rationale' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Rationale text' }));
    await user.keyboard(typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return user;
  }

  it('stays open until it is saved', async () => {
    const saved = delayedAnswer(done(ballotOf([{ ...words, rationale: 'She sits on five boards.' }, osei])));
    change.mockReturnValueOnce(saved.answer);
    await edit('  She sits on five boards. ');
    expect(text()).toBeInTheDocument();
    saved.release();
    await waitFor(() => expect(text()).not.toBeInTheDocument());
    expect(screen.getByText('She sits on five boards.')).toBeInTheDocument();
    expect(change).toHaveBeenCalledExactlyOnceWith({
      params: { id: ID, line_id: hale.id },
      body: { rationale: 'She sits on five boards.' },
    });
  });

  it('keeps what was written when it is refused, and says why beside it', async () => {
    change.mockResolvedValue(refused('conflict', 'This ballot is recorded as voted.'));
    await edit('She sits on five boards.');
    expect(await screen.findByRole('alert')).toHaveTextContent('This ballot is recorded as voted.');
    expect(text()).toHaveValue('She sits on five boards.');
    expect(text()).toHaveAccessibleDescription('This ballot is recorded as voted.');
  });

  it('reports a refusal after another line was chosen', async () => {
    const late = delayedAnswer(refused('conflict', 'This ballot is recorded as voted.'));
    change.mockReturnValueOnce(late.answer);
    const user = await edit('She sits on five boards.');
    await user.click((await row(/Kwame Osei/)).getByText(/Kwame Osei/));
    late.release();
    expect(await screen.findByText('This ballot is recorded as voted.')).toBeInTheDocument();
  });
});

describe('an engagement that is started from the ballot', () => {
  it('is offered for opening afterwards, and the lists of engagements are read again', async () => {
    const engagement = { report_id: ID, flags_triggered: 2, engagement_id: null as string | null };
    const lists = vi.fn(() => answer({ engagements: [], total: 0 }));
    serve({
      [`/voting/ballots/${ID}`]: () => answer({ ...ballotOf([hale]), engagement }),
      '/engagements': lists,
    });
    createEngagement.mockImplementation(async () => {
      engagement.engagement_id = osei.id;
      return Promise.resolve(done(someEngagementDetail({ id: osei.id })));
    });
    const { user } = show(
      <>
        <BallotScreen ballotId={ID} canWrite createEngagement={createEngagement} />
        <ActiveEngagements />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Start engagement' }));
    expect(await screen.findByRole('link', { name: 'Open engagement' })).toBeInTheDocument();
    expect(push).toHaveBeenCalledExactlyOnceWith(`/engagements?id=${osei.id}`);
    await waitFor(() => expect(lists).toHaveBeenCalledTimes(2));
  });
});

function ActiveEngagements() {
  useQuery(engagementList('active'));
  return null;
}
