import { first, type FirstRead } from '@/app/first-data';
import { companyDocuments, DOCUMENT_LIMIT } from '@/components/reads/document-reads';
import { edgarContact } from '@/components/reads/integrations-reads';
import { oneCompany } from '@/components/reads/company-reads';
import { readFilters } from '@/components/reports/list/url-state';
import {
  activeTemplates,
  documentChanges,
  oneReport,
  reportList,
  reportParams,
  type ListedReport,
} from '@/components/reads/report-reads';
import { groupList, MAX_GROUPS, oneGroup } from '@/components/subscriptions/groups/group-reads';
import { queueItems, queueSummary, SHOWN_ITEMS } from '@/components/subscriptions/queue/queue-reads';
import {
  missingDocuments,
  MAX_SUBSCRIPTIONS,
  oneSubscription,
  RECENT_REPORTS,
  subscriptionList,
  subscriptionReports,
} from '@/components/reads/subscription-reads';
import { allTemplates } from '@/components/reads/template-reads';
import { getCompany } from '@/lib/companies/list-companies';
import { listDocuments } from '@/lib/documents/list-documents';
import { readEdgarContact } from '@/lib/organizations/edgar-contact';
import { idParams } from '@/lib/common-schemas';
import { listDocumentChanges } from '@/lib/reports/read/document-changes';
import { getReport, listReports } from '@/lib/reports/read/read-reports';
import { reportFilters, type DocumentChanges } from '@/lib/reports/schema';
import { missingDocuments as listMissingDocuments } from '@/lib/subscriptions/documents/missing-documents';
import { getGroup, listGroups } from '@/lib/subscriptions/groups/read-groups';
import { listQueue, summarizeQueue } from '@/lib/subscriptions/queue/read-queue';
import { getSubscription, listSubscriptions } from '@/lib/subscriptions/read-subscriptions';
import { listTemplates } from '@/lib/templates/read-templates';
import type { ReportTab } from './report-tabs';

type Param = (name: string) => string | null;

/** The first data of the visible tab, and the number shown on the queue's tab. */
export function readsOfTab(tab: ReportTab['key'], param: Param): FirstRead[] {
  return [first(queueSummary, summarizeQueue), ...TABS[tab](param)];
}

const TABS: Record<ReportTab['key'], (param: Param) => FirstRead[]> = {
  'my-reports': (param) => {
    const filters = readFilters({ get: param });
    return [
      first(
        reportList(filters),
        (ctx) => listReports(ctx, reportFilters.parse(given(reportParams(filters)))),
        ({ reports }) => newerDocuments(reports.filter(({ status }) => status === 'completed')),
      ),
      ...idOf(filters.companyId).map((id) => first(oneCompany(id), (ctx) => getCompany(ctx, id))),
      templatesToUse(),
    ];
  },
  templates: () => [first(allTemplates, async (ctx) => (await listTemplates(ctx, allOf(true))).templates)],
  generate: (param) => [templatesToUse(), ...ofCompany(idOf(param('company'))), ...ofReport(idOf(param('report')))],
  subscriptions: (param) => [
    first(edgarContact, readEdgarContact),
    first(subscriptionList, (ctx) => listSubscriptions(ctx, { page: 1, size: MAX_SUBSCRIPTIONS })),
    ...idOf(param('subscription')).map((id) =>
      first(oneSubscription(id), (ctx) => getSubscription(ctx, id), ofSubscription),
    ),
  ],
  queue: () => [first(queueItems, (ctx) => listQueue(ctx, { limit: SHOWN_ITEMS }))],
  groups: (param) => [
    first(edgarContact, readEdgarContact),
    first(groupList('', null), (ctx) => listGroups(ctx, { page: 1, size: MAX_GROUPS })),
    ...idOf(param('group')).map((id) => first(oneGroup(id), (ctx) => getGroup(ctx, id))),
  ],
};

/** The filings that arrived after each listed report was generated, read with one statement for the whole list. */
function newerDocuments(reports: readonly ListedReport[]): FirstRead[] {
  let changes: Promise<Map<string, DocumentChanges>> | undefined;
  return reports.map((report) =>
    first(documentChanges(report), async (ctx) => {
      changes ??= listDocumentChanges(
        ctx,
        reports.map(({ id }) => id),
      );
      return (await changes).get(report.id);
    }),
  );
}

/** The further data of the subscription's dialog. */
const ofSubscription = ({ id }: { id: string }): FirstRead[] => [
  first(missingDocuments(id), (ctx) => listMissingDocuments(ctx, id)),
  first(subscriptionReports(id), (ctx) =>
    listReports(ctx, reportFilters.parse({ subscription_id: id, page: 1, size: RECENT_REPORTS })),
  ),
];

const templatesToUse = (): FirstRead =>
  first(activeTemplates, async (ctx) => (await listTemplates(ctx, allOf(false))).templates);

const allOf = (isWithInactive: boolean) => ({ include_inactive: isWithInactive, page: 1, size: 1000 });

const ofCompany = (ids: string[]): FirstRead[] =>
  ids.flatMap((id) => [
    first(oneCompany(id), (ctx) => getCompany(ctx, id)),
    first(companyDocuments(id), (ctx) => listDocuments(ctx, { company_id: id, limit: DOCUMENT_LIMIT })),
  ]);

const ofReport = (ids: string[]): FirstRead[] => ids.map((id) => first(oneReport(id), (ctx) => getReport(ctx, id, {})));

/** The id in the URL, or none. */
function idOf(text: string | null): string[] {
  return text !== null && idParams.safeParse({ id: text }).success ? [text] : [];
}

/** Removes null parameters, as the browser's client does. */
function given(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));
}
