import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ballot, Replay } from '@/lib/voting/ballots/schema';
import type { Meeting } from '@/lib/voting/meetings/schema';
import type { PolicyDetail } from '@/lib/voting/policy/schema';
import { asJson, startOpenAiServer, type OpenAiServer } from '@/tests/support/servers/openai-server';
import { openVotingWorkspace, PROXY, type VotingWorkspace } from '@/tests/support/voting-workspace';

const RULE = 'Against when the ratio of these amounts looks excessive to a reasonable reader';
const QUOTE = 'The ratio of these amounts is 210 to 1.';
const settings = { OPENAI_API_KEY: 'test', OPENAI_MODEL: 'stand-in', OPENAI_EMBEDDING_MODEL: 'stand-in-vectors' };

describe('rules in words, with a model', { timeout: 180_000 }, () => {
  let workspace: VotingWorkspace;
  let model: OpenAiServer;
  let meetingId: string;
  beforeAll(async () => {
    model = await startOpenAiServer();
    Object.assign(process.env, settings, { OPENAI_BASE_URL: model.baseUrl });
    workspace = await openVotingWorkspace();
    await workspace.arrive(PROXY);
    const { body } = await workspace.as(workspace.admin)<{ meetings: Meeting[] }>('GET', '/voting/meetings');
    meetingId = body.meetings[0]?.id ?? '';
  }, 300_000);
  afterAll(async () => {
    for (const name of [...Object.keys(settings), 'OPENAI_BASE_URL']) delete process.env[name];
    await model.close();
    await workspace.installation.close();
  });

  const ballotUnder = async (verdict: unknown) => {
    model.reply(asJson(verdict));
    const as = workspace.as(workspace.admin);
    const policy = await as<PolicyDetail>('POST', '/voting/policies', {
      name: 'In words',
      defaults: { say_on_pay: 'for' },
      rules: [{ kinds: ['say_on_pay'], text: RULE, vote: 'against', rationale: 'See p. {page}' }],
    });
    expect(policy.body.rules[0]?.compiled).toBeNull();
    const ballot = await as<Ballot>('POST', `/voting/meetings/${meetingId}/ballot`, { policy_id: policy.body.id });
    expect(ballot.status, ballot.text).toBe(201);
    return ballot.body;
  };
  const proposal = (ballot: Ballot) => ballot.lines.find(({ number }) => number === '2');

  it('are decided by words that are on their page', async () => {
    const ballot = await ballotUnder({
      holds: 'yes',
      value: '210',
      quotes: [
        { passage: 'p1', quote: QUOTE },
        { passage: 'p2', quote: QUOTE },
        { passage: 'p3', quote: QUOTE },
      ],
    });
    expect(proposal(ballot)).toMatchObject({
      policy_vote: 'against',
      rule: { index: 1, text: RULE },
      fact: { page_number: 3, quote_verified: true },
    });
    const line = proposal(ballot);
    const replay = await workspace.as(workspace.admin)<Replay>(
      'GET',
      `/voting/ballots/${ballot.id}/lines/${line?.id}/replay`,
    );
    expect(replay.body).toMatchObject({
      decision: { engine: 'stand-in' },
      quotes: [{ is_found_today: true }],
      decided_again: { vote: 'against', is_same: true },
    });
  });

  it('refer where the model’s words are not in the filing', async () => {
    const quotes = [{ passage: 'p1', quote: 'The trust asked for a chair from outside.' }];
    const ballot = await ballotUnder({ holds: 'yes', value: 'asked', quotes });
    expect(proposal(ballot)).toMatchObject({
      policy_vote: 'refer',
      vote: null,
      missing: 'the model quoted no words of the filing',
    });
  });

  it('refer where the model cannot decide, and where it does not answer', async () => {
    const open = await ballotUnder({ holds: 'cannot_determine', value: null, quotes: [] });
    expect(proposal(open)).toMatchObject({ policy_vote: 'refer', vote: null });
    model.reply({ kind: 'status', status: 400 });
    const failed = await ballotUnder('no object');
    expect(proposal(failed)).toMatchObject({ policy_vote: 'refer', vote: null });
  });

  it('ask of no line that the rule is not about', async () => {
    const before = model.chats.length;
    await ballotUnder({ holds: 'cannot_determine', value: null, quotes: [] });
    expect(model.chats.length - before).toBe(1);
  });
});
