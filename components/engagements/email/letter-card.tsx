'use client';

import type { SourceViewer } from '@/components/evidence/use-source-viewer';
import { LocalTime } from '@/components/shared/time/local-time';
import { Card } from '@/components/ui/card';
import type { ViewerDocument } from '@/components/viewer/types';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import { LetterChecksNotice } from './letter-checks-notice';
import { LetterText } from './letter-text';
import { VotingConditions } from './voting-conditions';

type LetterCardProps = {
  engagement: EngagementDetail;
  version: EmailVersion;
  documents: readonly ViewerDocument[];
  viewer: SourceViewer;
  canEdit: boolean;
  onChanged: (version: EmailVersion) => void;
};

const MADE: Record<EmailVersion['kind'], string> = { generated: 'Generated', refined: 'Generated', manual: 'Written' };

/** One version, read-only, with the results of its checks. */
export function LetterCard({ engagement, version, documents, viewer, canEdit, onChanged }: LetterCardProps) {
  const prompt =
    version.user_prompt ??
    (version.kind === 'manual' ? `Edited by ${version.created_by_name}` : 'Initial email, all flags');
  return (
    <Card role="region" aria-label={`Email, version ${version.number}`} className="min-h-60 flex-1 overflow-y-auto">
      <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-1 border-b border-line px-5 py-3">
        <dt className="text-text-3">Subject</dt>
        <dd className="font-semibold wrap-anywhere">{version.subject}</dd>
        <dt className="text-text-3">Prompt</dt>
        <dd className="flex flex-wrap justify-between gap-x-4 text-text-2">
          <span className="wrap-anywhere">{prompt}</span>
          <span className="text-xs leading-5 text-text-3">
            {MADE[version.kind]} <LocalTime iso={version.created_at} />
          </span>
        </dd>
      </dl>
      <LetterChecksNotice isMarked checks={version.checks} notes={version.notes} />
      <VotingConditions engagementId={engagement.id} version={version} canEdit={canEdit} onChanged={onChanged} />
      <LetterText version={version} flags={engagement.triggered_flags_snapshot} documents={documents} viewer={viewer} />
    </Card>
  );
}
