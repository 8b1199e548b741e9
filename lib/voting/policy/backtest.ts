import type { z } from 'zod';
import { database } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import { hasLanguageModel } from '@/lib/answers/answer-engine';
import type { Context } from '@/lib/context';
import type { JobRun } from '@/lib/processing/read/run-process-documents';
import type { Job } from '@/lib/jobs/rows/schema';
import { requestJob } from '@/lib/jobs/rows/request-job';
import { outcomesOfMeetings, type MeetingOutcome } from '../ballots/outcome-of-line';
import type { Decision } from '../ballots/schema';
import { KINDS, RULE_VOTES, type RuleVote } from '../vocabulary.rules';
import { toContent } from './content';
import { decideLine } from './decide/decide-line';
import { EXAMPLE_POLICIES } from './examples';
import { backtestPolicyJob } from './job-inputs';
import type { BacktestInput, BacktestResult, PolicyContent } from './schema';
import { loadMeetings, meetingIds, type StoredMeeting } from './stored-meetings';
import { readContent, requirePolicy } from './visible-policies';

type BacktestPayload = z.output<typeof backtestPolicyJob.input>;

/**
 * Asks for a backtest of a version, or of an unsaved draft, over the organization's stored meetings. `not_found` for an
 * unknown policy or version.
 */
export async function requestBacktest(ctx: Context, policyId: string, input: BacktestInput): Promise<Job> {
  const payload = await payloadOf(ctx, policyId, input);
  const total = (await meetingIds(ctx, input)).length;
  return database().transaction(async (tx) => {
    const job = await requestJob(tx, ctx, backtestPolicyJob, payload, { total, message: 'Waiting for a worker' });
    await recordAudit(tx, ctx, {
      action: 'policy.backtest',
      subjectType: 'voting_policy',
      subjectId: policyId,
      details: {
        job_id: job.id,
        tested: payload.policy.label,
        against: payload.against?.label ?? null,
        meetings: total,
      },
    });
    return job;
  });
}

async function payloadOf(ctx: Context, policyId: string, input: BacktestInput): Promise<BacktestPayload> {
  const range = { from: input.from ?? null, to: input.to ?? null };
  const draft = input.draft ? { label: 'draft', content: toContent(input.draft) } : undefined;
  const example = EXAMPLE_POLICIES.find(({ id }) => id === policyId);
  if (example) {
    const content = toContent(example.content);
    return {
      policyId,
      policy: draft ?? { label: '1', content },
      against: input.against_version ? { label: '1', content } : null,
      ...range,
    };
  }
  const row = await requirePolicy(ctx, policyId);
  const version = async (number: number) => ({ label: String(number), content: await readContent(row.id, number) });
  return {
    policyId: row.id,
    policy: draft ?? (await version(input.version ?? row.version)),
    against: input.against_version ? await version(input.against_version) : null,
    ...range,
  };
}

const BATCH = 25;
const MOST_CHANGED = 500;

/** Decides every line of the meetings in the range under both policies; stops where the job is cancelled. */
export async function runBacktest(tenantId: string, payload: BacktestPayload, run: JobRun): Promise<BacktestResult> {
  const startedAt = performance.now();
  const ctx = { tenantId };
  const ids = await meetingIds(ctx, { from: payload.from ?? undefined, to: payload.to ?? undefined });
  const sides = [new Side(payload.policy.label), ...(payload.against ? [new Side(payload.against.label)] : [])];
  const changed: BacktestResult['changed'] = [];
  let changedTotal = 0;
  let lines = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    run.signal.throwIfAborted();
    const batch = await loadMeetings(ctx, ids.slice(start, start + BATCH));
    const outcomes = await outcomesOfMeetings(batch.map(({ id }) => id));
    for (const meeting of batch) {
      for (const line of meeting.lines) {
        lines += 1;
        const decided = [payload.policy.content, ...(payload.against ? [payload.against.content] : [])].map((policy) =>
          decideOne(policy, meeting, line),
        );
        decided.forEach((decision, index) =>
          sides[index]?.count(line.kind, decision.vote, passedOf(outcomes.get(meeting.id), line.id)),
        );
        const [after, before] = decided;
        if (!after || !before || after.vote === before.vote) continue;
        changedTotal += 1;
        if (changed.length < MOST_CHANGED) changed.push(toChange(meeting, line, before, after));
      }
    }
    const done = Math.min(start + BATCH, ids.length);
    await run.progress(done, ids.length, `${done} of ${ids.length} meetings`);
  }
  const [policy, against] = sides;
  return {
    meetings: ids.length,
    lines,
    duration_ms: Math.round(performance.now() - startedAt),
    has_model: hasLanguageModel(),
    policy: (policy ?? new Side('')).result(),
    against: against?.result() ?? null,
    changed_total: changedTotal,
    changed,
  };
}

type Line = StoredMeeting['lines'][number];

function decideOne(policy: PolicyContent, meeting: StoredMeeting, line: Line): Decision {
  return decideLine({ policy, line, sheet: meeting.sheet, companyName: meeting.companyName });
}

function toChange(
  meeting: StoredMeeting,
  line: Line,
  before: Decision,
  after: Decision,
): BacktestResult['changed'][number] {
  const telling = after.rule ? after : before;
  return {
    meeting_id: meeting.id,
    company_id: meeting.companyId,
    company_name: meeting.companyName,
    ticker: meeting.ticker,
    meeting_date: meeting.meetingDate,
    number: line.number,
    title: line.nominee ?? line.title,
    kind: line.kind,
    before: before.vote,
    after: after.vote,
    rule: telling.rule,
    fact: telling.fact?.value ?? telling.missing,
    document_id: telling.fact?.document_id ?? meeting.proxyDocumentId,
    page_number: telling.fact?.page_number ?? line.evidence.title?.page_number ?? null,
  };
}

/** Null where the result is not known. */
function passedOf(outcome: MeetingOutcome | undefined, lineId: string): boolean | null {
  const support = outcome?.byLine.get(lineId)?.support_cast;
  return support === null || support === undefined ? null : support > 50;
}

/**
 * What one policy makes of all lines. The majority is For over For plus Against, whatever the company's own standard.
 */
class Side {
  private readonly byVote: Record<string, number> = Object.fromEntries(RULE_VOTES.map((vote) => [vote, 0]));
  private readonly byKind: Record<string, Record<string, number>> = Object.fromEntries(KINDS.map((kind) => [kind, {}]));
  private known = 0;
  private withMajority = 0;

  constructor(private readonly label: string) {}

  count(kind: Line['kind'], vote: RuleVote, hasPassed: boolean | null): void {
    this.byVote[vote] = (this.byVote[vote] ?? 0) + 1;
    const ofKind = (this.byKind[kind] ??= {});
    ofKind[vote] = (ofKind[vote] ?? 0) + 1;
    if (hasPassed === null || (vote !== 'for' && vote !== 'against' && vote !== 'withhold')) return;
    this.known += 1;
    if ((vote === 'for') === hasPassed) this.withMajority += 1;
  }

  result(): BacktestResult['policy'] {
    return {
      label: this.label,
      by_vote: this.byVote,
      by_kind: this.byKind,
      agreement: this.known > 0 ? { lines: this.known, with_majority: this.withMajority } : null,
    };
  }
}
