import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { checkLetter } from '../letter/check-letter';
import { letterSource } from './letter-source';
import { COMPLETED_IS_CLOSED, STALE_DRAFT } from '../record/messages.rules';
import { namesOf, senderOf } from '../notes/people';
import { newestVersion } from './read-version';
import { recordEvent } from '../record/record-event';
import type { CheckLetterInput, DraftConflict, EmailVersion, LetterChecks, SaveDraftInput } from '../schema-email';
import { storeVersion } from './store-version';
import { toVersion } from '../record/to-engagement';
import { requireEngagement } from '../record/visible-engagements';

type Saved = { version: EmailVersion } | { conflict: DraftConflict };

/**
 * Saves a version written by hand. The edited version must be the newest; otherwise both texts are returned and nothing
 * is lost. Throws `not_found`, or `conflict` when the engagement is completed.
 */
export async function saveDraft(ctx: Context, id: string, input: SaveDraftInput): Promise<Saved> {
  const sender = await senderOf(ctx);
  const stored = await database().transaction(async (tx) => {
    const row = await requireEngagement(ctx, id, tx, { isLocked: true });
    if (row.status === 'completed') throw new AppError('conflict', COMPLETED_IS_CLOSED);
    const newest = await newestVersion(tx, id);
    if ((input.base_version_id ?? null) !== (newest?.id ?? null)) return { newest };
    const givenFacts = newest?.givenFacts ?? [];
    const version = await storeVersion(
      tx,
      ctx,
      row,
      {
        subject: input.subject,
        content: input.content,
        userPrompt: null,
        kind: 'manual',
        baseVersionId: newest?.id ?? null,
        engine: 'manual',
        promptVersion: '',
        plan: null,
        givenFacts,
        notes: [],
        checks: checkLetter(input, letterSource(row, sender, givenFacts)),
      },
      newest,
    );
    await recordEvent(tx, ctx, id, {
      kind: 'email.edit',
      text: `Email edited by hand (version ${version.number})`,
      details: { version: version.number, base_version_id: newest?.id ?? null },
    });
    return { version };
  });
  if ('version' in stored && stored.version)
    return {
      version: toVersion(
        stored.version,
        await namesOf([stored.version.createdBy, ...stored.version.overrides.map(({ by }) => by)]),
      ),
    };
  const current =
    'newest' in stored && stored.newest ? toVersion(stored.newest, await namesOf([stored.newest.createdBy])) : null;
  return {
    conflict: {
      detail: STALE_DRAFT,
      code: 'conflict',
      current,
      yours: { subject: input.subject, content: input.content },
    },
  };
}

/** Checks a text while it is being written; nothing is stored. Throws `not_found` for an unknown engagement. */
export async function checkDraft(ctx: Context, id: string, input: CheckLetterInput): Promise<LetterChecks> {
  const row = await requireEngagement(ctx, id);
  const newest = await newestVersion(database(), id);
  return checkLetter(input, letterSource(row, await senderOf(ctx), newest?.givenFacts ?? []));
}
