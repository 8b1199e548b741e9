import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { EdgarClient } from './client';
import type { EdgarResource } from './resource';

/** The largest lists are under 2 MB; this limit stops an endless body. */
const MAX_LIST_BYTES = 32 * 1024 * 1024;

/** Fetches a JSON resource and validates it. Throws `unavailable` for another shape or an answer that is not JSON. */
export async function readJson<Schema extends z.ZodType>(
  edgar: EdgarClient,
  resource: EdgarResource,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const bytes = await edgar.get(resource, {
    capOf: () => ({ maxBytes: MAX_LIST_BYTES, tooLarge: `EDGAR sent too much data for ${resource.what}.` }),
    isConditional: true,
    signal,
  });
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (cause) {
    throw new AppError('unavailable', `EDGAR sent a response for ${resource.what} that could not be understood.`, {
      cause,
    });
  }
}
