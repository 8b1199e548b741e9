import { database } from '@/db/client';
import type { Usage } from '@/lib/ai/usage';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { recordAudit, type AuditEntry } from './record';

type AuditContext = Pick<Context, 'tenantId' | 'userId'>;

/** What was sent to a model: the version of the prompt, and the exact content of the documents it quoted. */
export type ModelCall = AuditEntry & { promptVersion: string; documents: readonly HashedDocument[] };
export type HashedDocument = { id: string; sha256: string | null };

/** The details that every record of a model call contains. */
export function modelCallDetails(
  engine: string,
  call: Pick<ModelCall, 'promptVersion' | 'documents' | 'details'>,
  usage: Usage,
): Record<string, unknown> {
  return {
    ...call.details,
    engine,
    prompt_version: call.promptVersion,
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    documents: call.documents.map(({ id, sha256 }) => ({ id, sha256 })),
  };
}

/** Calls a model and records the call, successful or not, before its answer is used. */
export async function auditedCall<T extends { usage: Usage; modelId: string }>(
  ctx: AuditContext,
  call: ModelCall,
  ask: () => Promise<T>,
): Promise<T> {
  const result = await auditedFailure(ctx, call, ask);
  const { promptVersion: _version, documents: _documents, ...entry } = call;
  await recordAudit(database(), ctx, { ...entry, details: modelCallDetails(result.modelId, call, result.usage) });
  return result;
}

/**
 * Records a call that failed. A successful call is recorded by the caller, in the transaction that stores its answer.
 */
export async function auditedFailure<T>(
  ctx: AuditContext,
  call: Omit<ModelCall, 'promptVersion'>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const details = {
      ...call.details,
      failed: true,
      reason: error instanceof AppError ? error.message : 'The call was cancelled or interrupted.',
      documents: call.documents.map(({ id, sha256 }) => ({ id, sha256 })),
    };
    // Throw the original error even when recording fails.
    await recordAudit(database(), ctx, {
      action: call.action,
      subjectType: call.subjectType,
      ...(call.subjectId ? { subjectId: call.subjectId } : {}),
      details,
    }).catch((err: unknown) => log.error({ err, action: call.action }, 'a failed model call could not be audited'));
    throw error;
  }
}
