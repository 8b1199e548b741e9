'use client';

import dynamic from 'next/dynamic';

/** The tabs of Organization Settings. The browser loads only the code of the visible tab. */
export const MembersTab = dynamic(() =>
  import('@/components/organization/members/members-tab').then((loaded) => loaded.MembersTab),
);
export const InvitationsTab = dynamic(() =>
  import('@/components/organization/members/invitations-tab').then((loaded) => loaded.InvitationsTab),
);
export const AnalysisContextTab = dynamic(() =>
  import('@/components/organization/context/analysis-context-tab').then((loaded) => loaded.AnalysisContextTab),
);
export const LettersTab = dynamic(() =>
  import('@/components/organization/letters-tab').then((loaded) => loaded.LettersTab),
);
export const VotingTab = dynamic(() =>
  import('@/components/organization/voting-tab').then((loaded) => loaded.VotingTab),
);
export const AuditTab = dynamic(() =>
  import('@/components/organization/audit/audit-tab').then((loaded) => loaded.AuditTab),
);
export const StatusTab = dynamic(() =>
  import('@/components/organization/status/status-tab').then((loaded) => loaded.StatusTab),
);
export const UsageTab = dynamic(() =>
  import('@/components/organization/status/usage-tab').then((loaded) => loaded.UsageTab),
);
export const IntegrationsTab = dynamic(() =>
  import('@/components/organization/integrations/integrations-tab').then((loaded) => loaded.IntegrationsTab),
);
