'use client';

import { useQuery } from '@tanstack/react-query';
import { Vote } from 'lucide-react';
import Link from 'next/link';
import { engagementSentence } from './engagement-sentence';
import { companyOutcomes } from '@/components/reads/outcome-reads';
import { outcomesHref } from '@/components/shared/outcomes-address';

/** The vote on pay since the engagement was created; renders nothing until a vote has been filed. */
export function EngagementOutcome({ companyId, raisedOn }: { companyId: string; raisedOn: string }) {
  const { data } = useQuery({ ...companyOutcomes(companyId), retry: false });
  const sentence = data && engagementSentence(data.outcomes, raisedOn);
  if (!sentence) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
      <Vote aria-hidden className="size-[15px] shrink-0 text-text-3" />
      {sentence.text}
      <Link href={outcomesHref({ company: companyId })} className="text-accent hover:underline">
        Vote results
      </Link>
    </p>
  );
}
