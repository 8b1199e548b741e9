import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { COMPLETED_IS_CLOSED } from '../record/messages.rules';
import { namesOf } from '../notes/people';
import { findVersion } from './read-version';
import { recordEvent } from '../record/record-event';
import type { EmailVersion, GenerateEmailInput } from '../schema-email';
import { storeVersion } from './store-version';
import { toVersion } from '../record/to-engagement';
import { requireEngagement } from '../record/visible-engagements';
import { writeLetter } from './write-letter';

/**
 * Writes the first letter or refines the current one. Each result is a new version, so nothing is overwritten. Throws
 * `not_found`, or `conflict` when the engagement is completed or no selected flag is shown by its quotes.
 */
export async function generateEmail(ctx: Context, id: string, input: GenerateEmailInput): Promise<EmailVersion> {
  const before = await requireEngagement(ctx, id);
  if (before.status === 'completed') throw new AppError('conflict', COMPLETED_IS_CLOSED);
  const base = await findVersion(database(), before, input.base_version_id);
  // A model can take long, so the letter is written before the row is locked.
  const written = await writeLetter(ctx, before, base, input);
  const stored = await database().transaction(async (tx) => {
    const row = await requireEngagement(ctx, id, tx, { isLocked: true });
    if (row.status === 'completed') throw new AppError('conflict', COMPLETED_IS_CLOSED);
    const version = await storeVersion(tx, ctx, row, written, base);
    const text = base
      ? `Email refined (version ${version.number}): ${(input.prompt ?? 'no instruction').slice(0, 200)}`
      : `Email generated (version ${version.number})`;
    await recordEvent(tx, ctx, id, {
      kind: 'email.generate',
      text,
      details: {
        version: version.number,
        engine: version.engine,
        prompt_version: version.promptVersion,
        unlinked: written.checks.unlinked_count,
        voting_conditions: written.checks.voting_conditions.length,
      },
    });
    return version;
  });
  return toVersion(stored, await namesOf([stored.createdBy, ...stored.overrides.map(({ by }) => by)]));
}
