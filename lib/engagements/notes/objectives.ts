import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { engagementObjectives, engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { laterReports, toObjective } from '../record/later-reports';
import { recordEvent } from '../record/record-event';
import {
  MILESTONES,
  type CreateObjectiveInput,
  type Milestone,
  type Objective,
  type UpdateObjectiveInput,
} from '../schema-notes';
import { requireEngagement } from '../record/visible-engagements';

const MILESTONE_WORDS: Record<Milestone, string> = {
  raised: 'raised',
  acknowledged: 'acknowledged by the company',
  committed: 'committed to by the company',
  done: 'done',
};
const OUTCOME_WORDS = {
  resolved: 'resolved',
  improved: 'improved',
  unchanged: 'unchanged',
  worse: 'worse',
  not_disclosed: 'not disclosed',
} as const;

/** Adds an objective to an engagement. Throws `not_found` for an unknown engagement. */
export async function createObjective(ctx: Context, id: string, input: CreateObjectiveInput): Promise<Objective> {
  return database().transaction(async (tx) => {
    await requireEngagement(ctx, id, tx, { isLocked: true });
    const [row] = await tx
      .insert(engagementObjectives)
      .values({
        engagementId: id,
        title: input.title,
        flagDescription: input.flag_description,
        milestoneDates: { raised: new Date().toISOString() },
        createdBy: ctx.userId,
      })
      .returning();
    if (!row) throw new AppError('internal', 'The objective could not be stored.');
    await touch(tx, id);
    await recordEvent(tx, ctx, id, {
      kind: 'objective.create',
      text: `Objective added: ${input.title}`,
      details: { objective_id: row.id },
    });
    return toObjective(row, []);
  });
}

/**
 * Changes the milestone or the name of the objective, or records what happened in the following year. Throws
 * `not_found` for an unknown engagement or objective.
 */
export async function updateObjective(
  ctx: Context,
  id: string,
  objectiveId: string,
  input: UpdateObjectiveInput,
): Promise<Objective> {
  const engagement = await requireEngagement(ctx, id);
  const later = await laterReports(ctx, engagement);
  return database().transaction(async (tx) => {
    const row = await requireObjective(tx, id, objectiveId);
    const now = new Date().toISOString();
    const nextYear = input.next_year
      ? { ...input.next_year, recorded_at: now, recorded_by: ctx.userId }
      : input.next_year;
    const [updated] = await tx
      .update(engagementObjectives)
      .set({
        ...(input.title === undefined ? {} : { title: input.title }),
        ...(input.milestone === undefined
          ? {}
          : { milestone: input.milestone, milestoneDates: datesAt(row.milestoneDates, input.milestone, now) }),
        ...(nextYear === undefined ? {} : { nextYear }),
      })
      .where(eq(engagementObjectives.id, objectiveId))
      .returning();
    await touch(tx, id);
    const title = input.title ?? row.title;
    if (input.milestone !== undefined && input.milestone !== row.milestone)
      await recordEvent(tx, ctx, id, {
        kind: 'objective.milestone',
        text: `“${title}”: ${MILESTONE_WORDS[input.milestone]}`,
        details: { objective_id: objectiveId, from: row.milestone, to: input.milestone },
      });
    else
      await recordEvent(tx, ctx, id, {
        kind: 'objective.update',
        ...(input.next_year ? { text: `“${title}”, the year after: ${OUTCOME_WORDS[input.next_year.outcome]}` } : {}),
        details: { objective_id: objectiveId },
      });
    return toObjective(updated ?? row, later);
  });
}

/** Deletes an objective. Throws `not_found` for an unknown engagement or objective. */
export async function deleteObjective(ctx: Context, id: string, objectiveId: string): Promise<void> {
  await database().transaction(async (tx) => {
    await requireEngagement(ctx, id, tx, { isLocked: true });
    const row = await requireObjective(tx, id, objectiveId);
    await tx.delete(engagementObjectives).where(eq(engagementObjectives.id, objectiveId));
    await touch(tx, id);
    await recordEvent(tx, ctx, id, {
      kind: 'objective.delete',
      text: `Objective removed: ${row.title}`,
      details: { objective_id: objectiveId },
    });
  });
}

async function requireObjective(tx: Db, id: string, objectiveId: string) {
  const [row] = await tx
    .select()
    .from(engagementObjectives)
    .where(and(eq(engagementObjectives.engagementId, id), eq(engagementObjectives.id, objectiveId)))
    .for('update');
  if (!row) throw new AppError('not_found', 'Objective not found');
  return row;
}

/** Dates of the milestones up to the current one; a step back removes the later dates. */
function datesAt(
  dates: Partial<Record<Milestone, string>>,
  milestone: Milestone,
  now: string,
): Partial<Record<Milestone, string>> {
  const reached = MILESTONES.slice(0, MILESTONES.indexOf(milestone));
  return {
    ...Object.fromEntries(reached.flatMap((key) => (dates[key] ? [[key, dates[key]]] : []))),
    [milestone]: dates[milestone] ?? now,
  };
}

async function touch(tx: Db, id: string): Promise<void> {
  await tx.update(engagements).set({ updatedAt: new Date() }).where(eq(engagements.id, id));
}
