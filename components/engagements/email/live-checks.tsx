'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useDebounced } from '@/components/shared/time/use-debounced';
import { checkDraft } from '@/components/reads/engagement-reads';
import { LetterChecksNotice } from './letter-checks-notice';

const PAUSE_MS = 600;

/** Checks of the text while it is typed. Nothing is stored. */
export function LiveChecks({
  engagementId,
  subject,
  content,
}: {
  engagementId: string;
  subject: string;
  content: string;
}) {
  const text = useDebounced(content, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['engagements', 'check', engagementId, text],
    queryFn: ({ signal }) => checkDraft(engagementId, subject, text, signal),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const unlinked = data.sentences.filter(({ status }) => status === 'unlinked');
  return (
    <section aria-label="Checks" className="flex shrink-0 flex-col gap-1.5 text-xs">
      <LetterChecksNotice
        checks={data}
        notes={unlinked.map((sentence) => `“${sentence.text}” ${sentence.problems.join(' ')}`)}
      />
      {data.voting_conditions.map((condition) => (
        <p key={condition.id} className="flex items-start gap-2 rounded-md bg-warn-tint px-3 py-2">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-warn-solid" />
          <span>
            <span className="font-medium">“{condition.sentence}”</span> {condition.explanation}
          </span>
        </p>
      ))}
    </section>
  );
}
