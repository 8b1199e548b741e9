import { first, firstPage, type FirstRead } from '@/app/first-data';
import {
  AUDIT_PAGE,
  CHAIN_CHECKED_UNASKED,
  analysisContext,
  auditChain,
  auditChoices,
  auditPages,
  installationStatus,
  invitationList,
  letterSettings,
  memberPage,
  membersOn,
  readAuditFilters,
  usage,
} from '@/components/reads/organization-reads';
import { edgarContact, tokenList, webhookList } from '@/components/reads/integrations-reads';
import type { OrganizationTab } from '@/components/organization/organization-tabs';
import { authProvider } from '@/lib/auth';
import { readAnalysisContext } from '@/lib/organizations/analysis-context';
import { readAuditChain } from '@/lib/audit-log/audit-chain';
import { auditChoices as readAuditChoices, listAuditRecords } from '@/lib/audit-log/read-audit-log';
import { listTokens } from '@/lib/integrations/tokens/tokens';
import { listWebhooks } from '@/lib/integrations/webhooks/read-webhooks';
import { readEdgarContact } from '@/lib/organizations/edgar-contact';
import { readLetterSettings } from '@/lib/organizations/letter-permission';
import { listInvitations } from '@/lib/organizations/list-invitations';
import { readUsage } from '@/lib/organizations/read-usage';
import { readStatus } from '@/lib/operations/read-status';
import { auditFilters } from '@/lib/audit-log/schema';
import { votingSettings } from '@/components/reads/voting-reads';
import { readVotingSettings } from '@/lib/voting/ballots/settings';

/** The first data of each tab. The page shows admin tabs to admins only. */
export const READS_OF_TAB: Record<OrganizationTab['key'], (param: (name: string) => string | null) => FirstRead[]> = {
  members: () => [first(memberPage(1), (ctx) => authProvider().listMembers(ctx, membersOn(1)))],
  invitations: () => [first(invitationList, listInvitations)],
  'analysis-context': () => [first(analysisContext, readAnalysisContext)],
  letters: () => [first(letterSettings, readLetterSettings)],
  voting: () => [first(votingSettings, readVotingSettings)],
  'audit-log': (param) => {
    const filters = readAuditFilters(param);
    return [
      first(auditChoices, readAuditChoices, ({ records }) =>
        records <= CHAIN_CHECKED_UNASKED ? [first(auditChain, readAuditChain)] : [],
      ),
      firstPage(auditPages(filters), (ctx) =>
        listAuditRecords(ctx, { ...auditFilters.parse(filters), cursor: undefined, limit: AUDIT_PAGE }),
      ),
    ];
  },
  status: () => [first(installationStatus, readStatus)],
  usage: () => [first(usage, (ctx) => readUsage(ctx))],
  integrations: () => [
    first(tokenList, listTokens),
    first(webhookList, listWebhooks),
    first(edgarContact, readEdgarContact),
  ],
};
