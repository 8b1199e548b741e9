import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { ballotLines, ballots, documents, meetingAgendas, meetings, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { approveBallot, changeLine, recordVoted } from '@/lib/voting/ballots/change-ballots';
import { makeBallot } from '@/lib/voting/ballots/make-ballot';
import { ensureMeetings } from '@/lib/voting/meetings/ensure-meetings';
import { clonePolicy, updatePolicy } from '@/lib/voting/policy/change-policies';
import { EXAMPLE_POLICIES } from '@/lib/voting/policy/examples';
import type { PolicyContentInput, PolicyDetail } from '@/lib/voting/policy/schema';
import type { Ballot } from '@/lib/voting/ballots/schema';

/**
 * How far the ballots of the sample have come, from the oldest meeting to the newest. Of the voted ones, those whose
 * sample 8-K has results are shown closed; the others wait for it.
 */
const STATES = ['voted', 'voted', 'voted', 'voted', 'approved', 'draft'] as const;
const HOUSE_RULES: PolicyContentInput['rules'] = [
  {
    kinds: ['director_election'],
    topic: null,
    text: 'Against a nominee when tenure is above 15 years',
    vote: 'against',
    rationale: '{nominee} has served for {value} (page {page}); after 15 years we look for a new director.',
  },
  {
    kinds: ['say_on_pay'],
    topic: null,
    text: 'Against when the CEO pay ratio is above 200:1',
    vote: 'against',
    rationale: 'The chief executive is paid {value} times the median employee (page {page}), above our limit of 200.',
  },
  {
    kinds: ['say_on_pay'],
    topic: null,
    text: 'Refer when say-on-pay support is below 80%',
    vote: 'refer',
    rationale: 'Support for pay was {value} last year (page {page}): what has changed since needs review.',
  },
];
const REASON = 'Reviewed by a person: the filing gives no reason to vote against the board.';

/**
 * Creates a policy and ballots in each state on the sample's meetings. Returns true while proxies are still to be read;
 * safe to repeat.
 */
export async function prepareDemoVoting(ctx: Context): Promise<boolean> {
  const [made] = await database().select({ value: count() }).from(ballots).where(eq(ballots.tenantId, ctx.tenantId));
  if ((made?.value ?? 0) > 0) return false;
  if (await hasUnreadProxies(ctx)) return true;
  await ensureMeetings(ctx);
  const called = await database()
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.tenantId, ctx.tenantId), isNotNull(meetings.meetingDate)))
    .orderBy(asc(meetings.meetingDate), desc(meetings.id));
  if (called.length === 0) return false;
  const policy = await makeHousePolicy(ctx);
  for (const [index, state] of STATES.entries()) {
    const meeting = called[index];
    if (meeting) await makeSampleBallot(ctx, await makeBallot(ctx, meeting.id, policy.id), state);
  }
  return false;
}

/** A copy of the first example policy with three rules of the house, as its second version. */
async function makeHousePolicy(ctx: Context): Promise<PolicyDetail> {
  const example = EXAMPLE_POLICIES[0];
  if (!example) throw new Error('There is no example policy to start from.');
  const { id } = await clonePolicy(ctx, example.id, { name: 'House policy' });
  const { content } = example;
  return updatePolicy(ctx, id, {
    name: 'House policy',
    description: 'Basic governance, with limits of our own on pay and on years of service.',
    note: 'Limits on the pay ratio, support for pay and years of service',
    ...content,
    rules: [...content.rules, ...HOUSE_RULES],
  });
}

async function makeSampleBallot(ctx: Context, ballot: Ballot, state: (typeof STATES)[number]): Promise<void> {
  if (state === 'draft') return;
  const open = await database()
    .select({ id: ballotLines.id, vote: ballotLines.vote })
    .from(ballotLines)
    .where(eq(ballotLines.ballotId, ballot.id));
  for (const { id, vote } of open) {
    const line = ballot.lines.find((each) => each.id === id);
    const [first] = line?.choices ?? [];
    const recommended = line?.board_recommendation;
    const chosen = recommended && line.choices.includes(recommended) ? recommended : first;
    if (vote === null && chosen) await changeLine(ctx, ballot.id, id, { vote: chosen, reason: REASON });
  }
  await approveBallot(ctx, ballot.id);
  if (state === 'voted') await recordVoted(ctx, ballot.id);
}

/** Proxies of the sample whose pages are stored and whose meeting is not read yet. */
async function hasUnreadProxies({ tenantId }: Context): Promise<boolean> {
  const rows = await database()
    .select({ agenda: meetingAgendas.documentId })
    .from(documents)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, documents.companyId), eq(tenantCompanies.tenantId, tenantId)),
    )
    .leftJoin(meetingAgendas, eq(meetingAgendas.documentId, documents.id))
    .where(and(eq(documents.formType, 'DEF 14A'), eq(documents.processingStatus, 'processed')));
  return rows.length === 0 || rows.some(({ agenda }) => agenda === null);
}
