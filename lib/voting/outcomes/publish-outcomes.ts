import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import {
  hiddenDocuments,
  subscriptionGroupCompanies,
  subscriptionGroups,
  subscriptions,
  tenantCompanies,
} from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { formatDate } from '@/lib/format/dates';
import { formatCounted } from '@/lib/format/numbers';
import { notify, type Audience } from '@/lib/notifications/notify';
import { watchedCompanies } from '@/lib/subscriptions/documents/watched-companies';
import { countsOf, kindOf } from './counts';
import type { PlacedMeeting } from './read/locate-outcomes';
import { supportOf } from './support.rules';

/** Results of earlier years come with the first fetch of a company and are not notified. */
const NEWS_DAYS = 45;
const DAY_MS = 86_400_000;

/**
 * Records the event `outcome.recorded`: notifies everybody who watches the company and sees the filing, once each, in
 * the transaction that stores the results.
 */
export async function publishOutcomes(tx: Db, row: DocumentRow, meetings: readonly PlacedMeeting[]): Promise<void> {
  const told = meetings.filter(({ lines }) => lines.length > 0);
  const isNews = row.filingDate !== null && Date.now() - Date.parse(row.filingDate) < NEWS_DAYS * DAY_MS;
  if (told.length === 0 || !isNews) return;
  const heard = new Set<string>();
  for (const audience of await audiencesOf(tx, row)) {
    const person = `${audience.tenantId} ${audience.createdBy}`;
    if (heard.has(person)) continue;
    heard.add(person);
    const company = (await watchedCompanies(audience.tenantId, [row.companyId], tx)).get(row.companyId);
    await notify(tx, audience, {
      kind: 'outcome_recorded',
      title: `Vote results of ${company?.name ?? 'a company you watch'}`,
      body: told.map(sentenceOf).join(' '),
      link: `/voting/outcomes?company=${row.companyId}`,
      dedupeKey: `outcome:${row.id}:${person}`,
    });
  }
}

function sentenceOf(meeting: PlacedMeeting): string {
  const supports = meeting.lines.map((line) => ({
    line,
    ...supportOf(countsOf(line)),
    kind: kindOf(line),
  }));
  const pay = supports.find(({ kind, support_cast }) => kind === 'say_on_pay' && support_cast !== null);
  const notPassed = supports.filter(({ passed }) => passed === false).length;
  const when = meeting.date === null ? '' : ` of ${formatDate(meeting.date)}`;
  const parts = [
    formatCounted(meeting.lines.length, 'line'),
    ...(pay ? [`say on pay ${(pay.support_cast ?? 0).toFixed(1)}%`] : []),
    ...(notPassed > 0 ? [`${notPassed} not passed`] : []),
  ];
  return `Meeting${when}: ${parts.join(', ')}.`;
}

/** Active subscriptions and groups of tenants that see the filing. */
async function audiencesOf(tx: Db, row: DocumentRow): Promise<Audience[]> {
  const sees = (tenantId: typeof subscriptions.tenantId | typeof subscriptionGroups.tenantId) =>
    and(
      row.tenantId === null ? undefined : eq(tenantId, row.tenantId),
      sql`exists (select 1 from ${tenantCompanies}
        where ${tenantCompanies.tenantId} = ${tenantId}
        and ${tenantCompanies.companyId} = ${row.companyId})`,
      sql`not exists (select 1 from ${hiddenDocuments}
        where ${hiddenDocuments.tenantId} = ${tenantId}
        and ${hiddenDocuments.documentId} = ${row.id})`,
    );
  const single = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, row.companyId),
        eq(subscriptions.status, 'active'),
        or(eq(subscriptions.isNotifiedInApp, true), eq(subscriptions.isNotifiedByEmail, true)),
        sees(subscriptions.tenantId),
      ),
    );
  const grouped = await tx
    .select({ group: subscriptionGroups })
    .from(subscriptionGroupCompanies)
    .innerJoin(subscriptionGroups, eq(subscriptionGroups.id, subscriptionGroupCompanies.groupId))
    .where(
      and(
        eq(subscriptionGroupCompanies.companyId, row.companyId),
        eq(subscriptionGroups.status, 'active'),
        sees(subscriptionGroups.tenantId),
      ),
    );
  return [
    ...single.map((one) => ({ ...one, kind: 'subscription' as const })),
    ...grouped.map(({ group }) => ({ ...group, kind: 'group' as const })),
  ];
}
