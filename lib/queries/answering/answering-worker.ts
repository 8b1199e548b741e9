/**
 * Entry of the answering process, which the web process starts (`ask-question.ts`): search, reading and quotes of one
 * question need up to some hundred milliseconds of computing, during which the web process answers other requests.
 */
import os from 'node:os';
import { inTenant } from '@/db/tenant-scope';
import { embedTexts } from '@/lib/ai/embed';
import { countAuditRecords } from '@/lib/audit/count-records';
import { serveCalls } from '@/lib/child-process/serve-calls';
import { log } from '@/lib/log';
import { warmUpDrawn } from '@/lib/pdf/drawn/read-drawn';
import { answerQuery } from '@/lib/queries/answer-query';
import { belowSpan, startTracing } from '@/lib/tracing';
import type { Answered, QuestionCall } from './ask-question';

/** Below the web process, above the worker. */
const PRIORITY = 3;

os.setPriority(PRIORITY);
await startTracing('web');
warmUpDrawn();
embedTexts(['warm up']).catch((error: unknown) => log.warn({ err: error }, 'the sentence encoder could not be loaded'));

serveCalls(async (args, { signal, onPart }): Promise<Answered> => {
  const { ctx, input, tokenId, span } = args[0] as QuestionCall;
  const answer = () => inTenant(ctx, () => answerQuery(ctx, input, { signal, onText: onPart }));
  return belowSpan(span, () => countAuditRecords(answer, { tokenId }));
});
