import type { ZodType } from 'zod';
import { api } from '@/components/shell/api-client';
import { ApiError } from '@/components/shell/api-error';

/**
 * Saves a text that others may be writing too. The answer to a stale one (409) carries both texts, which the common
 * client drops, so it is read here; any other refusal goes the common way and is thrown as an ApiError.
 */
export async function putOrConflict<T, C>(
  path: string,
  method: 'PUT' | 'POST',
  body: unknown,
  schema: ZodType<T>,
  conflictSchema: ZodType<C>,
): Promise<T | { conflict: C }> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    throw new ApiError(0, 'network', 'The server could not be reached. Check the connection and try again.', { cause });
  });
  if (response.status === 409) {
    const answer: unknown = await response.json().catch(() => undefined);
    const conflict = conflictSchema.safeParse(answer);
    if (conflict.success) return { conflict: conflict.data };
    throw new ApiError(409, 'conflict', detailOf(answer));
  }
  if (response.ok) return schema.parse(await response.json());
  // Asked once more through the client: it knows how to word a refusal and when to ask for a new sign-in.
  return api.request({ path, method, body, schema });
}

function detailOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'detail' in answer && typeof answer.detail === 'string'
    ? answer.detail
    : 'Somebody else changed this in the meantime.';
}
