'use client';

import { useState } from 'react';
import { FlagEntry } from '@/components/evidence/flag-entry';
import { RichText } from '@/components/evidence/rich-text';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import type { ViewerDocument } from '@/components/viewer/types';
import type { EngagementDetail } from '@/lib/engagements/schema';

type FlagsTabProps = { engagement: EngagementDetail; documents: readonly ViewerDocument[]; viewer: SourceViewer };

/** The report's findings when the engagement was created; the report may have been changed or deleted since. */
export function FlagsTab({ engagement, documents, viewer }: FlagsTabProps) {
  const { triggered_flags_snapshot: flags, relevant_queries_snapshot: queries } = engagement;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setClosed((was) => (was.has(key) ? new Set([...was].filter((one) => one !== key)) : new Set([...was, key])));
  if (flags.length === 0)
    return <EmptyState title="No triggered flags">The report had none when this engagement was created.</EmptyState>;
  return (
    <div className="flex flex-col gap-3.5 p-5">
      <Card role="region" aria-label="Triggered Flags">
        <h3 className="px-4 py-3 text-base font-semibold">Triggered Flags ({flags.length})</h3>
        <ul>
          {flags.map((flag) => (
            <FlagEntry
              key={flag.flag_description}
              flag={flag}
              documents={documents}
              viewer={viewer}
              isOpen={!closed.has(flag.flag_description)}
              onToggle={() => toggle(flag.flag_description)}
            />
          ))}
        </ul>
      </Card>
      {queries.length > 0 ? (
        <Card role="region" aria-label="Related Queries">
          <h3 className="px-4 py-3 text-base font-semibold">Related Queries ({queries.length})</h3>
          <ul>
            {queries.map(({ query, query_id, answer, flag }) => (
              <li key={`${query_id}/${flag}`} className="border-t border-line px-4 py-3">
                <p className="font-medium">{query}</p>
                <p className="mb-1.5 text-xs text-text-3">Flag: {flag}</p>
                <RichText markdown={answer} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
