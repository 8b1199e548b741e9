'use client';

import dynamic from 'next/dynamic';

/** The tabs of the AGM Reports page. The browser loads only the code of the visible tab. */
export const MyReports = dynamic(() =>
  import('@/components/reports/list/my-reports').then((loaded) => loaded.MyReports),
);
export const TemplatesTab = dynamic(() =>
  import('@/components/templates/templates-tab').then((loaded) => loaded.TemplatesTab),
);
export const GenerateWizard = dynamic(() =>
  import('@/components/reports/wizard/generate-wizard').then((loaded) => loaded.GenerateWizard),
);
export const GroupsTab = dynamic(() =>
  import('@/components/subscriptions/groups/groups-tab').then((loaded) => loaded.GroupsTab),
);
export const SubscriptionsTab = dynamic(() =>
  import('@/components/subscriptions/subscriptions-tab').then((loaded) => loaded.SubscriptionsTab),
);
export const QueueTab = dynamic(() =>
  import('@/components/subscriptions/queue/queue-tab').then((loaded) => loaded.QueueTab),
);
