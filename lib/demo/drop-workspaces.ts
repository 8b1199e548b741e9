import { eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { systemDatabase, type Db } from '@/db/client';
import {
  apiTokens,
  ballots,
  calendarFeeds,
  companies,
  demoWorkspaces,
  documents,
  edgarContacts,
  engagements,
  grids,
  hiddenDocuments,
  idempotencyKeys,
  jobs,
  meetings,
  notifications,
  organization,
  queries,
  reportQueue,
  reports,
  reportUsage,
  subscriptionGroups,
  subscriptions,
  templateFlags,
  templates,
  tenantCompanies,
  tenantSettings,
  user,
  votingPolicies,
  votingSettings,
  webhookDeliveries,
  webhooks,
} from '@/db/schema';
import { pdfKeysOf } from '@/lib/reports/export/stored-pdf';
import { files } from '@/lib/storage';

/**
 * All tables with tenant data except the audit log, from which nothing can be deleted. Dependent rows are deleted with
 * them.
 */
export const TENANT_TABLES: readonly PgTable[] = [
  webhookDeliveries,
  webhooks,
  apiTokens,
  edgarContacts,
  ballots,
  meetings,
  calendarFeeds,
  votingSettings,
  reportQueue,
  subscriptions,
  subscriptionGroups,
  votingPolicies,
  notifications,
  engagements,
  reports,
  templateFlags,
  templates,
  queries,
  grids,
  idempotencyKeys,
  jobs,
  hiddenDocuments,
  documents,
  tenantCompanies,
  companies,
  tenantSettings,
];

/** Deletes demo workspaces that have expired; returns their number. */
export async function dropOldDemoWorkspaces(signal?: AbortSignal): Promise<number> {
  const over = await systemDatabase().select().from(demoWorkspaces).where(lte(demoWorkspaces.expiresAt, new Date()));
  for (const each of over) {
    signal?.throwIfAborted();
    await dropDemoWorkspace(each);
  }
  return over.length;
}

/** Deletes a demo workspace, its files and its person, whose session ends with it. */
export async function dropDemoWorkspace({ tenantId, userId }: { tenantId: string; userId: string }): Promise<void> {
  const keys = await systemDatabase().transaction(async (tx) => {
    const [known] = await tx
      .select({ tenantId: demoWorkspaces.tenantId })
      .from(demoWorkspaces)
      .where(eq(demoWorkspaces.tenantId, tenantId))
      .for('update');
    if (!known) return [];
    const uploads = await tx
      .select({ original: documents.originalKey, pdf: documents.pdfKey })
      .from(documents)
      .where(eq(documents.tenantId, tenantId));
    const made = await tx
      .select({ id: reports.id, revision: reports.revision })
      .from(reports)
      .where(eq(reports.tenantId, tenantId));
    await tx.delete(reportUsage).where(inArray(reportUsage.watchId, watchesOf(tx, tenantId)));
    for (const table of TENANT_TABLES) await tx.delete(table).where(eq(tenantColumn(table), tenantId));
    await tx.delete(organization).where(eq(organization.id, tenantId));
    await tx.delete(user).where(eq(user.id, userId));
    return [...uploads.flatMap(({ original, pdf }) => [original, pdf]), ...made.flatMap(pdfKeysOf)];
  });
  for (const key of new Set(keys)) if (key) await files().remove(key);
}

function watchesOf(tx: Db, tenantId: string) {
  return tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenantId))
    .unionAll(
      tx
        .select({ id: subscriptionGroups.id })
        .from(subscriptionGroups)
        .where(eq(subscriptionGroups.tenantId, tenantId)),
    );
}

export function tenantColumn(table: PgTable): PgColumn {
  const column = Object.entries(getTableColumns(table)).find(([name]) => name === 'tenantId')?.[1];
  if (!column) throw new Error('The table has no tenant.');
  return column as PgColumn;
}
