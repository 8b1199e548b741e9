import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { engagementNoteRevisions, engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { STALE_NOTES } from '../record/messages.rules';
import { namesOf } from './people';
import { getEngagement } from '../record/read-engagements';
import { recordEvent } from '../record/record-event';
import type { EngagementDetail } from '../schema';
import type { ActionItem, NotesConflict, SaveNotesInput } from '../schema-notes';
import { notesOf } from '../record/to-engagement';
import { requireEngagement, type EngagementRow } from '../record/visible-engagements';

/** Auto-saves by one person within this time (milliseconds) are one entry in the timeline. */
const SAME_ENTRY_MS = 10 * 60_000;

type Saved = { engagement: EngagementDetail } | { conflict: NotesConflict };

/**
 * Saves the given fields and keeps the others. When `base_revision` is given, a later change by another person is a
 * conflict (409).
 */
export async function saveNotes(ctx: Context, id: string, input: SaveNotesInput): Promise<Saved> {
  const stale = await database().transaction(async (tx): Promise<EngagementRow | null> => {
    const row = await requireEngagement(ctx, id, tx, { isLocked: true });
    if (input.base_revision !== undefined && input.base_revision !== row.notesRevision) return row;
    const isOverAnothers =
      input.notes !== undefined &&
      input.notes !== row.notes &&
      row.notes !== '' &&
      (row.notesUpdatedBy !== ctx.userId || input.base_revision === undefined);
    if (isOverAnothers)
      await tx
        .insert(engagementNoteRevisions)
        .values({
          engagementId: id,
          revision: row.notesRevision,
          notes: row.notes,
          writtenBy: row.notesUpdatedBy ?? row.createdBy,
        })
        .onConflictDoNothing();
    const now = new Date();
    await tx
      .update(engagements)
      .set({
        ...(input.notes === undefined ? {} : { notes: input.notes }),
        ...(input.attendees === undefined ? {} : { attendees: input.attendees }),
        ...(input.action_items === undefined ? {} : { actionItems: withIds(input.action_items) }),
        ...(input.follow_up_required === undefined ? {} : { followUpRequired: input.follow_up_required }),
        notesRevision: row.notesRevision + 1,
        notesUpdatedAt: now,
        notesUpdatedBy: ctx.userId,
      })
      .where(eq(engagements.id, id));
    const isContinued =
      row.notesUpdatedBy === ctx.userId &&
      row.notesUpdatedAt !== null &&
      now.getTime() - row.notesUpdatedAt.getTime() < SAME_ENTRY_MS;
    await recordEvent(tx, ctx, id, {
      kind: 'notes',
      ...(isContinued ? {} : { text: 'Meeting notes edited' }),
      details: {
        revision: row.notesRevision + 1,
        fields: Object.keys(input).filter(
          (key) => key !== 'base_revision' && input[key as keyof SaveNotesInput] !== undefined,
        ),
      },
    });
    if (input.follow_up_required !== undefined && input.follow_up_required !== row.followUpRequired)
      await recordEvent(tx, ctx, id, {
        kind: 'follow-up',
        text: input.follow_up_required ? 'Follow-up required' : 'Follow-up no longer required',
      });
    return null;
  });
  if (!stale) return { engagement: await getEngagement(ctx, id) };
  const { base_revision: _base, action_items: items, ...rest } = input;
  const yours = { ...rest, ...(items ? { action_items: withIds(items) } : {}) };
  return {
    conflict: {
      detail: STALE_NOTES,
      code: 'conflict',
      current: notesOf(stale, await namesOf([stale.notesUpdatedBy])),
      yours,
    },
  };
}

function withIds(items: NonNullable<SaveNotesInput['action_items']>): ActionItem[] {
  return items.map((item) => ({ ...item, id: item.id || randomUUID() }));
}
