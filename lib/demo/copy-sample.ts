import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import {
  engagementEmailVersions,
  engagementEvents,
  engagementNoteRevisions,
  engagementObjectives,
  engagements,
  reportAnswers,
  reportRevisions,
  reports,
  templateFlags,
  templates,
  tenantCompanies,
  tenantSettings,
} from '@/db/schema';

export type Workspace = { tenantId: string; userId: string };

const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g;

/** Copies the sample's companies (their filings are shared) and settings into a workspace. */
export async function copyCompanies(tx: Db, from: Workspace, to: Workspace): Promise<void> {
  const rows = await tx.select().from(tenantCompanies).where(eq(tenantCompanies.tenantId, from.tenantId));
  if (rows.length > 0)
    await tx
      .insert(tenantCompanies)
      .values(rows.map((row) => ({ ...row, tenantId: to.tenantId, createdBy: to.userId })));
  const [settings] = await tx.select().from(tenantSettings).where(eq(tenantSettings.tenantId, from.tenantId));
  if (settings)
    await tx
      .insert(tenantSettings)
      .values({ ...settings, tenantId: to.tenantId, updatedBy: to.userId, areLettersAllowed: false });
}

/**
 * New ids by the sample's ids; each copy adds those of its rows and replaces all that are known, wherever they occur.
 */
export type NewIds = Map<string, string>;

/** The ids that a copy begins with: those of the organization and its person. */
export function newIds(from: Workspace, to: Workspace): NewIds {
  return new Map([
    [from.tenantId, to.tenantId],
    [from.userId, to.userId],
  ]);
}

/** Gives each row a new id. */
export function assignNewIds(ids: NewIds, ...lists: readonly (readonly { id: string }[])[]): void {
  for (const { id } of lists.flat()) ids.set(id, randomUUID());
}

/** The rows with every id replaced that has a new one. */
export function withNewIds<Row>(rows: readonly Row[], ids: NewIds): Row[] {
  return rows.map((row) => withIds(row, ids) as Row);
}

/** Copies the sample's templates, reports and engagements. */
export async function copyWork(tx: Db, from: Workspace, ids: NewIds): Promise<void> {
  const own = {
    templates: await tx.select().from(templates).where(eq(templates.tenantId, from.tenantId)),
    flags: await tx.select().from(templateFlags).where(eq(templateFlags.tenantId, from.tenantId)),
    reports: await tx.select().from(reports).where(eq(reports.tenantId, from.tenantId)),
    engagements: await tx.select().from(engagements).where(eq(engagements.tenantId, from.tenantId)),
  };
  const reportIds = own.reports.map(({ id }) => id);
  const engagementIds = own.engagements.map(({ id }) => id);
  const parts = {
    answers: await tx.select().from(reportAnswers).where(inArray(reportAnswers.reportId, reportIds)),
    revisions: await tx.select().from(reportRevisions).where(inArray(reportRevisions.reportId, reportIds)),
    versions: await tx
      .select()
      .from(engagementEmailVersions)
      .where(inArray(engagementEmailVersions.engagementId, engagementIds)),
    notes: await tx
      .select()
      .from(engagementNoteRevisions)
      .where(inArray(engagementNoteRevisions.engagementId, engagementIds)),
    objectives: await tx
      .select()
      .from(engagementObjectives)
      .where(inArray(engagementObjectives.engagementId, engagementIds)),
    events: await tx
      .select()
      .from(engagementEvents)
      .where(inArray(engagementEvents.engagementId, engagementIds))
      .orderBy(engagementEvents.id),
  };
  assignNewIds(ids, own.templates, own.reports, own.engagements, parts.versions, parts.objectives);
  const add = async <Row>(rows: Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> => {
    if (rows.length > 0) await insert(withNewIds(rows, ids));
  };
  await add(own.templates, (rows) => tx.insert(templates).values(rows));
  await add(own.flags, (rows) => tx.insert(templateFlags).values(rows));
  // The job belongs to the sample, so the copy has none.
  await add(
    own.reports.map((row) => ({ ...row, jobId: null })),
    (rows) => tx.insert(reports).values(rows),
  );
  await add(parts.answers, (rows) => tx.insert(reportAnswers).values(rows));
  await add(parts.revisions, (rows) => tx.insert(reportRevisions).values(rows));
  await add(own.engagements, (rows) => tx.insert(engagements).values(rows));
  await add(parts.versions, (rows) => tx.insert(engagementEmailVersions).values(rows));
  await add(parts.notes, (rows) => tx.insert(engagementNoteRevisions).values(rows));
  await add(parts.objectives, (rows) => tx.insert(engagementObjectives).values(rows));
  await add(
    parts.events.map(({ id: _id, ...row }) => row),
    (rows) => tx.insert(engagementEvents).values(rows),
  );
}

/** A deep copy in which every id with a new id is replaced, also within texts such as URLs. */
function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replace(UUID, (id) => ids.get(id) ?? id);
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  if (typeof value !== 'object' || value === null || value instanceof Date || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withIds(item, ids)]));
}
