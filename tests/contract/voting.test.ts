import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ballot } from '@/lib/voting/ballots/schema';
import type { MeetingDetail, Meeting } from '@/lib/voting/meetings/schema';
import type { Policy, PolicyDetail } from '@/lib/voting/policy/schema';
import { openVotingGround, PROXY, type VotingGround } from '../support/voting-ground';

describe('voting, from the proxy to the record', () => {
  let world: VotingGround;
  let policyId: string;
  let ballotId: string;
  beforeAll(async () => {
    world = await openVotingGround();
    await world.arrive(PROXY);
  });
  afterAll(() => world.ground.close());
  const asAdmin = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    world.as(world.admin)<T>(method, path, body);
  const asMember = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    world.as(world.member)<T>(method, path, body);

  const readMeeting = async (): Promise<MeetingDetail> => {
    const { body } = await asMember<{ meetings: Meeting[]; total: number }>('GET', '/voting/meetings');
    expect(body.total).toBe(1);
    const { body: detail } = await asMember<MeetingDetail>('GET', `/voting/meetings/${body.meetings[0]?.id}`);
    return detail;
  };

  it('makes the meeting with its lines', async () => {
    const meeting = await readMeeting();
    expect(meeting).toMatchObject({ meeting_date: '2027-05-12', meeting_type: 'annual', record_date: '2027-03-16' });
    expect(
      meeting.lines.map(({ number, kind, topic, nominee, board_recommendation }) => [
        number,
        kind,
        topic,
        nominee,
        board_recommendation,
      ]),
    ).toEqual([
      ['1a', 'director_election', null, 'Graham T. Whitlock', 'for'],
      ['1b', 'director_election', null, 'Karin E. Lindqvist', 'for'],
      ['1c', 'director_election', null, 'Rafael J. Moreno', 'for'],
      ['2', 'say_on_pay', null, null, 'for'],
      ['3', 'auditor_ratification', null, null, 'for'],
      ['4', 'shareholder_proposal', 'independent_chair', null, 'against'],
    ]);
  });

  it('makes a policy, with what each rule means', async () => {
    const made = await asAdmin<PolicyDetail>('POST', '/voting/policies', {
      name: 'Varde Voting Policy',
      defaults: { director_election: 'for', auditor_ratification: 'with_board', shareholder_proposal: 'refer' },
      rules: [
        {
          kinds: ['say_on_pay'],
          text: 'Against when CEO pay ratio > 200:1',
          vote: 'against',
          rationale: 'Ratio {value}, p. {page}',
        },
      ],
    });
    expect(made.status, made.text).toBe(201);
    expect(made.body.rules[0]?.compiled).toMatchObject({ metric: 'ceo_pay_ratio', comparator: 'above', value: 200 });
    expect(made.body.coverage).toEqual([{ read: 1, of: 1 }]);
    policyId = made.body.id;
    const { body } = await asMember<{ policies: Policy[] }>('GET', '/voting/policies');
    expect(body.policies.map(({ name, is_example }) => [name, is_example])).toEqual([
      ['Varde Voting Policy', false],
      ['Basic governance', true],
      ['Pay and accountability', true],
    ]);
  });

  it('decides every line, and says why', async () => {
    const meeting = await readMeeting();
    const made = await asAdmin<Ballot>('POST', `/voting/meetings/${meeting.id}/ballot`, { policy_id: policyId });
    expect(made.status, made.text).toBe(201);
    ballotId = made.body.id;
    expect(made.body.lines.map(({ number, policy_vote, vote }) => [number, policy_vote, vote])).toEqual([
      ['1a', 'for', 'for'],
      ['1b', 'for', 'for'],
      ['1c', 'for', 'for'],
      ['2', 'against', 'against'],
      ['3', 'for', 'for'],
      ['4', 'refer', null],
    ]);
    expect(made.body.lines[3]).toMatchObject({
      rule: { index: 1 },
      fact: { key: 'ceo_pay_ratio', value: '210:1', page_number: 3, quote_verified: true },
      rationale: 'Ratio 210:1, p. 3',
    });
  });

  it('refuses approval while a line refers, and by the last person who changed it', async () => {
    const open = await asMember('POST', `/voting/ballots/${ballotId}/approve`);
    expect([open.status, open.body.detail]).toEqual([409, 'One line has no vote yet.']);
    const { body: ballot } = await asAdmin<Ballot>('GET', `/voting/ballots/${ballotId}`);
    const lineId = ballot.lines[5]?.id;
    const bare = await asAdmin('PATCH', `/voting/ballots/${ballotId}/lines/${lineId}`, { vote: 'for' });
    expect(bare.status).toBe(422);
    const set = await asAdmin<Ballot>('PATCH', `/voting/ballots/${ballotId}/lines/${lineId}`, {
      vote: 'for',
      reason: 'Chair and CEO are one person',
    });
    expect(set.body.lines[5]).toMatchObject({ vote: 'for', is_by_hand: true, set_by_name: 'Tomasz Prepares' });
    const own = await asAdmin('POST', `/voting/ballots/${ballotId}/approve`);
    expect([own.status, own.body.detail]).toEqual([409, 'You changed this ballot last. A second person approves it.']);
    const approved = await asMember<Ballot>('POST', `/voting/ballots/${ballotId}/approve`);
    expect([approved.status, approved.body.state]).toEqual([200, 'approved']);
  });

  it('reopens by a change, and is recorded as voted only when approved', async () => {
    const { body: ballot } = await asMember<Ballot>('GET', `/voting/ballots/${ballotId}`);
    const changed = await asMember<Ballot>('PATCH', `/voting/ballots/${ballotId}/lines/${ballot.lines[0]?.id}`, {
      vote: 'against',
      reason: 'Too long on the board',
    });
    // The proxy says that directors are elected by plurality.
    expect(changed.body).toMatchObject({ state: 'draft', lines: [{ vote: 'withhold' }, {}, {}, {}, {}, {}] });
    expect(changed.body.history.map(({ kind }) => kind)).toEqual(['made', 'line', 'approved', 'reopened', 'line']);
    expect((await asAdmin('POST', `/voting/ballots/${ballotId}/record-voted`)).status).toBe(409);
    expect((await asAdmin('POST', `/voting/ballots/${ballotId}/approve`)).status).toBe(200);
  });
});
