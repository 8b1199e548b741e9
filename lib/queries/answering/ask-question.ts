import os from 'node:os';
import { inTenant } from '@/db/tenant-scope';
import { countAuditRecords, countRecord, tokenDetails } from '@/lib/audit/count-records';
import { PersistentChild } from '@/lib/child-process/persistent-child';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { inSpanOfHeaders, spanHeaders } from '@/lib/tracing';
import { answerQuery, type AnswerOptions } from '../answer-query';
import type { QueryInput, QueryResult } from '../schema';

/** What an answering process is sent for a question. */
export type QuestionCall = {
  ctx: Context;
  input: QueryInput;
  tokenId: string | undefined;
  span: Record<string, string>;
};
/** What it sends back; `records` counts the audit records it added. */
export type Answered = { result: QueryResult; records: number };

/** A process for each processor but one, which is left to the web process, and no more than this many. */
const MOST_PROCESSES = 4;

/** One set per process: the web server's bundles contain several copies of this file. */
const shared = globalThis as typeof globalThis & { plumblineAnswering?: PersistentChild[] };

function answering(): PersistentChild[] {
  return (shared.plumblineAnswering ??= Array.from(
    { length: env().ANSWERING_PROCESSES ?? ownProcesses() },
    () => new PersistentChild('lib/queries/answering/answering-worker.ts'),
  ));
}

/** In development and in scripts a question is answered where it is asked. */
function ownProcesses(): number {
  if (env().NODE_ENV !== 'production' || process.env.NEXT_RUNTIME !== 'nodejs') return 0;
  return Math.min(MOST_PROCESSES, Math.max(1, os.availableParallelism() - 1));
}

/** Starts the answering processes, so that the first question does not wait for them; whether there are any. */
export function startAnswering(): boolean {
  for (const child of answering()) child.start();
  return answering().length > 0;
}

/**
 * Answers a question of a request (`answerQuery`) in a process of its own, so that lists and pages do not wait for it.
 * Questions about one document go to one process, which has its index in memory.
 */
export async function askQuestion(ctx: Context, input: QueryInput, options: AnswerOptions = {}): Promise<QueryResult> {
  const child = childFor(input);
  if (!child) return answerQuery(ctx, input, options);
  const { signal, onText } = options;
  const call: QuestionCall = { ctx, input, tokenId: tokenDetails().token_id, span: spanHeaders() };
  const onPart = onText && ((text: unknown) => onText(String(text)));
  // The process passes the call to `answerHere`.
  const { result, records } = (await child.call([call], { signal, onPart })) as Answered;
  // They were added in the other process, for this request.
  for (let count = 0; count < records; count += 1) countRecord();
  return result;
}

/**
 * Answers the call of another process in this one: for its tenant, as a child of its span, with its audit records
 * counted.
 */
export function answerHere({ ctx, input, tokenId, span }: QuestionCall, options: AnswerOptions): Promise<Answered> {
  const answer = () => inTenant(ctx, () => answerQuery(ctx, input, options));
  return inSpanOfHeaders(span, () => countAuditRecords(answer, { tokenId }));
}

function childFor({ document_ids: [first = ''] }: QueryInput): PersistentChild | undefined {
  const children = answering();
  // Ids are random, so their last digits distribute them evenly.
  return children.length === 0 ? undefined : children[parseInt(first.slice(-4), 16) % children.length];
}
