'use client';

import { EdgarCard } from './edgar-card';
import { McpCard } from './mcp-card';
import { TokensCard } from './tokens-card';
import { WebhooksCard } from './webhooks-card';

/** Access by other programs, and the contact for EDGAR; for admins. `appUrl` is the public address. */
export function IntegrationsTab({ appUrl }: { appUrl: string }) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-4 wide:grid-cols-[minmax(0,1fr)_424px]">
      <div className="flex min-w-0 flex-col gap-4">
        <TokensCard />
        <WebhooksCard />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <EdgarCard />
        <McpCard appUrl={appUrl} />
      </div>
    </div>
  );
}
