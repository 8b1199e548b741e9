import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ballot, Replay } from '@/lib/voting/ballots/schema';
import type { MeetingDetail, Meeting, Season } from '@/lib/voting/meetings/schema';
import type { BacktestResult, Policy, PolicyDetail } from '@/lib/voting/policy/schema';
import type { QueryResult } from '@/lib/queries/schema';
import { someCompany } from '@/tests/support/api-client';
import { call } from '@/tests/support/in-process';
import { openVotingWorkspace, PROXY, readAgain, type VotingWorkspace } from '@/tests/support/voting-workspace';

describe('voting, from the proxy to the record', { timeout: 180_000 }, () => {
  let workspace: VotingWorkspace;
  let policyId: string;
  let ballotId: string;
  beforeAll(async () => {
    workspace = await openVotingWorkspace();
    await workspace.arrive(PROXY);
  }, 300_000);
  afterAll(() => workspace.installation.close());
  const asAdmin = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    workspace.as(workspace.admin)<T>(method, path, body);
  const asMember = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    workspace.as(workspace.member)<T>(method, path, body);

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

  it('answers who chairs a committee and how old a nominee is, with the words on the page', async () => {
    const meeting = await readMeeting();
    const scope = { document_ids: [meeting.filing?.document_id], max_chunks: 5 };
    const ask = (query: string) => asMember<QueryResult>('POST', '/queries', { query, ...scope });
    const { body: age } = await ask('How old is Karin E. Lindqvist?');
    expect(age).toMatchObject({ insufficient_evidence: false, answer: 'Karin E. Lindqvist is 55 years old [1].' });
    expect(age.sources[0]).toMatchObject({ quote_verified: true, page_number: expect.any(Number) });
    expect(age.sources[0]?.bounding_boxes.length).toBeGreaterThan(0);
    const { body: none } = await ask('How old is Peter Poe?');
    expect(none.insufficient_evidence).toBe(true);
    const { body: other } = await asAdmin<{ id: string }>('POST', '/companies', someCompany({ name: 'Corvane Tools' }));
    const report = { formType: '10-K', companyId: other.id };
    const foreign = await workspace.arrive(['The annual report of Corvane Tools speaks of tools.'], report);
    const { body: ofTwo } = await asMember<QueryResult>('POST', '/queries', {
      ...scope,
      query: 'How old is Karin E. Lindqvist?',
      document_ids: [...scope.document_ids, foreign],
    });
    expect(ofTwo.insufficient_evidence).toBe(true);
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
    expect([own.status, own.body.detail]).toEqual([
      409,
      'You changed this ballot last. A second person must approve it.',
    ]);
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

  it('replays every decision', async () => {
    const { body: ballot } = await asMember<Ballot>('GET', `/voting/ballots/${ballotId}`);
    const replay = await asMember<Replay>('GET', `/voting/ballots/${ballotId}/lines/${ballot.lines[3]?.id}/replay`);
    expect(replay.body).toMatchObject({
      policy: { id: policyId, version: 1 },
      rule: { text: 'Against when CEO pay ratio > 200:1' },
      decision: { vote: 'against', engine: 'rules' },
      quotes: [{ page_number: 3, is_found_today: true }],
      decided_again: { vote: 'against', is_same: true },
    });
  });

  it('exports lines that a spreadsheet does not read as formulas', async () => {
    const csv = await asMember('GET', '/voting/ballots/export?format=csv');
    const [head = '', ...rows] = csv.text.trim().split('\r\n');
    expect(head).toContain('"Company","Ticker","CIK","Meeting date"');
    expect(rows).toHaveLength(6);
    expect(csv.text).not.toMatch(/(?:^|,)"[=+@]/m);
    const pdf = await asMember('GET', `/voting/ballots/${ballotId}/pdf`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('keeps corrections by hand when the filing is read again', async () => {
    const before = await readMeeting();
    const line = before.lines.find(({ number }) => number === '4');
    const changed = await asAdmin<MeetingDetail>('PATCH', `/voting/meetings/${before.id}`, {
      meeting_date: '2027-05-13',
      lines: [{ id: line?.id, topic: 'other' }],
    });
    expect(changed.status, changed.text).toBe(200);
    const { body: reopened } = await asMember<Ballot>('GET', `/voting/ballots/${ballotId}`);
    expect(reopened.state).toBe('draft');
    await readAgain(before.proxy_document_id ?? '');
    const after = await readMeeting();
    expect(after).toMatchObject({
      meeting_date: '2027-05-13',
      by_hand: { meeting_date: { by: workspace.admin.userId } },
    });
    expect(after.lines.find(({ number }) => number === '4')).toMatchObject({ topic: 'other', by_hand: ['topic'] });
    expect(after.lines).toHaveLength(6);
  });

  it('marks an approved ballot when an amendment arrives, and notifies its people', async () => {
    expect((await asMember('POST', `/voting/ballots/${ballotId}/approve`)).status).toBe(200);
    await workspace.arrive(['Additional material for the annual meeting of shareholders on May 12, 2027.'], {
      formType: 'DEFA14A',
      filingDate: '2027-04-20',
    });
    const { body: ballot } = await asMember<Ballot>('GET', `/voting/ballots/${ballotId}`);
    expect(ballot).toMatchObject({ state: 'approved', filing_changed: true });
    expect((await asMember('POST', `/voting/ballots/${ballotId}/record-voted`)).status).toBe(409);
    const { body: inbox } = await asAdmin<{ notifications: { kind: string; link: string }[] }>('GET', '/notifications');
    expect(inbox.notifications).toMatchObject([{ kind: 'ballot_filing_changed', link: `/voting/ballots/${ballotId}` }]);
    expect((await readMeeting()).amendment_document_ids).toHaveLength(1);
    expect((await asMember('POST', `/voting/ballots/${ballotId}/approve`)).status).toBe(200);
    expect((await asMember<Ballot>('POST', `/voting/ballots/${ballotId}/record-voted`)).body.state).toBe('voted');
    const late = await asMember('PATCH', `/voting/ballots/${ballotId}/lines/${ballot.lines[0]?.id}`, {
      vote: 'for',
      reason: 'Too late',
    });
    expect(late.status).toBe(409);
  });

  it('publishes versions without changing existing ballots, and tests a draft against them', async () => {
    const rules = [{ kinds: ['say_on_pay'], text: 'Against when CEO pay ratio > 250:1', vote: 'against' }];
    const published = await asAdmin<PolicyDetail>('PUT', `/voting/policies/${policyId}`, {
      name: 'Varde Voting Policy',
      defaults: { director_election: 'for', say_on_pay: 'for' },
      rules,
      base_version: 1,
    });
    expect([published.status, published.body.version]).toEqual([200, 2]);
    const late = await asAdmin('PUT', `/voting/policies/${policyId}`, { name: 'Late', rules, base_version: 1 });
    expect(late.status).toBe(409);
    expect((await asMember<Ballot>('GET', `/voting/ballots/${ballotId}`)).body.policy_version).toBe(1);
    const asked = await asAdmin<{ id: string }>('POST', `/voting/policies/${policyId}/backtest`, {
      against_version: 1,
    });
    expect(asked.status, asked.text).toBe(202);
    const result = await runJob(asked.body.id);
    expect(result).toMatchObject({ meetings: 1, lines: 6, policy: { label: '2' }, against: { label: '1' } });
    expect(result.changed.filter(({ number }) => number === '2')).toMatchObject([{ before: 'against', after: 'for' }]);
  });

  it('serves a calendar by its token, until it is revoked', async () => {
    const made = await asMember<{ url: string }>('POST', '/voting/calendar-feed');
    const address = new URL(made.body.url);
    const read = () => call('GET', `${address.pathname}${address.search}`);
    expect((await read()).text).toContain('SUMMARY:Aldermoor Semiconductor: annual meeting');
    expect((await asMember('DELETE', '/voting/calendar-feed')).status).toBe(204);
    expect((await read()).status).toBe(404);
  });

  it('makes ballots by itself for a group with a policy', async () => {
    const cloned = await asAdmin<PolicyDetail>('POST', '/voting/policies/example_basic_governance/clone', {});
    const group = await asAdmin<{ policy_id: string }>('POST', '/subscription-groups', {
      name: 'Core holdings',
      template_id: 'default_agm_template',
      company_ids: [workspace.companyId],
      monitored_document_types: ['DEF 14A'],
      policy_id: cloned.body.id,
    });
    expect([group.status, group.body.policy_id]).toEqual([201, cloned.body.id]);
    const { buildMeetings } = await import('@/lib/voting/build-meetings');
    const meeting = await readMeeting();
    expect(await buildMeetings(meeting.proxy_document_id ?? '')).toEqual({ meetings: 1, ballots: 1 });
    expect(await buildMeetings(meeting.proxy_document_id ?? '')).toEqual({ meetings: 1, ballots: 0 });
    const { body } = await asMember<{ ballots: Ballot[] }>('GET', `/voting/ballots?policy_id=${cloned.body.id}`);
    expect(body.ballots).toMatchObject([{ is_automatic: true, prepared_by_name: 'Tomasz Prepares' }]);
    const refused = await asAdmin('DELETE', `/voting/policies/${cloned.body.id}`);
    expect(refused.body.detail).toContain('“Core holdings”');
  });

  it('counts the season and filters the list', async () => {
    const { body: season } = await asMember<Season>('GET', '/voting/meetings/season?year=2027');
    expect(season.weeks).toEqual([
      { week: '2027-05-10', held: 0, ready: expect.any(Number), open: expect.any(Number) },
    ]);
    const count = async (query: string) =>
      (await asMember<{ total: number }>('GET', `/voting/meetings?${query}`)).body.total;
    expect(await count('search=alder')).toBe(1);
    expect(await count('search=kestrel')).toBe(0);
    expect(await count('from=2027-05-14')).toBe(0);
    expect(await count('has_referred=true')).toBe(1);
    expect(await count('state=no_ballot')).toBe(0);
  });
});

/** Works a job as a worker does, and gives its result. */
async function runJob(jobId: string): Promise<BacktestResult> {
  const { eq } = await import('drizzle-orm');
  const { systemDatabase } = await import('@/db/client');
  const { jobs } = await import('@/db/schema/index');
  const { backtestPolicy } = await import('@/lib/jobs/definitions/backtest-policy');
  await backtestPolicy.run(
    { jobId },
    { signal: new AbortController().signal, runId: 'run', attempt: 1, isLastAttempt: true },
  );
  const [row] = await systemDatabase().select().from(jobs).where(eq(jobs.id, jobId));
  expect(row?.status, row?.error ?? '').toBe('completed');
  return row?.result as BacktestResult;
}
