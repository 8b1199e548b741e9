'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokenList } from '@/components/reads/integrations-reads';
import { CopyButton } from '@/components/shared/copy-button';
import { FRESH_MS } from '@/components/api/query-client';
import { CountBadge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { formatCounted } from '@/lib/format/numbers';
import { TOOL_LIST } from '@/lib/mcp/tool-list.rules';
import { CardSection } from './card-heading';

const WAYS = [
  { value: 'config', label: 'Config file' },
  { value: 'command', label: 'Command line' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** How an assistant connects: the URL, the configuration to paste, and the available tools. */
export function McpCard({ appUrl }: { appUrl: string }) {
  const { data } = useQuery({ ...tokenList, staleTime: FRESH_MS });
  const [way, setWay] = useState<Way>('config');
  const address = `${appUrl}/api/mcp`;
  const text = way === 'config' ? configOf(address) : commandOf(address);
  return (
    <CardSection title="MCP server" what="for assistants; tools follow the token’s scopes">
      <div className="flex flex-col gap-3 px-4 pt-3 pb-4">
        <Field label="Address">
          {(control) => (
            <div className="flex items-center gap-2">
              <Input {...control} readOnly value={address} className="font-mono text-xs" />
              <CopyButton text={address} label="Copy" isLabelled />
            </div>
          )}
        </Field>
        <div className="flex items-center justify-between gap-2">
          <h3 className="text-sm font-medium">Connect</h3>
          <SegmentedControl aria-label="Connect by" value={way} onValueChange={setWay} segments={WAYS} />
        </div>
        <div className="relative">
          <pre
            tabIndex={0}
            aria-label="What to paste"
            className="overflow-x-auto rounded-md bg-sunken p-3 pr-11 font-mono text-2xs leading-relaxed text-text-2"
          >
            {text}
          </pre>
          <CopyButton text={text} label="Copy the connection" className="absolute top-1.5 right-1.5" />
        </div>
        <div className="flex items-center gap-2">
          <h3 className="text-sm font-medium">Tools</h3>
          <CountBadge>{TOOL_LIST.length}</CountBadge>
          <span className="ml-auto text-xs text-text-3">every answer includes its pages</span>
        </div>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-xs">
          {TOOL_LIST.map(({ name, what, scope }) => (
            <div key={name} className="contents">
              <dt className="font-mono">{name}</dt>
              <dd className="text-text-2">
                {what}
                {scope === 'read' ? null : <span className="text-text-3"> · {scope}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {data ? (
          <p className="text-xs text-text-3">
            {formatCounted(data.mcp_calls, 'call')} in 7 days, each in the audit log.
          </p>
        ) : null}
      </div>
    </CardSection>
  );
}

function configOf(address: string): string {
  return JSON.stringify(
    { plumbline: { type: 'http', url: address, headers: { Authorization: 'Bearer plb_…' } } },
    null,
    2,
  );
}

function commandOf(address: string): string {
  return `claude mcp add --transport http plumbline ${address} \\\n  --header "Authorization: Bearer plb_…"`;
}
