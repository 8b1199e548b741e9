'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { ENGAGEMENT_LISTS_KEY } from '@/components/reads/engagement-reads';
import { BALLOTS_KEY } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { Button, buttonVariants } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import type { ServerAction } from '@/lib/http/action';
import type { Ballot } from '@/lib/voting/ballots/schema';

/** Begins an engagement from a report. */
export type CreateEngagement = ServerAction<{ body: { report_id: string } }, { id: string }>;

type StartEngagementProps = { ballot: Ballot; canWrite: boolean; createEngagement: CreateEngagement };

const href = (engagementId: string) => `/engagements?id=${engagementId}`;

/**
 * An engagement starts from a report with flags on the filing. An existing one is opened; without such a report the
 * link leads to the company, where a report can be generated.
 */
export function StartEngagement({ ballot, canWrite, createEngagement }: StartEngagementProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { engagement } = ballot;
  const start = useMutation({
    mutationFn: (reportId: string) => callAction(createEngagement, { body: { report_id: reportId } }),
    onSuccess: ({ id }) => {
      // The ballot has an engagement now, and the lists one more.
      void queryClient.invalidateQueries({ queryKey: BALLOTS_KEY });
      void queryClient.invalidateQueries({ queryKey: ENGAGEMENT_LISTS_KEY });
      router.push(href(id));
    },
    onError: (error) =>
      notify.error('The engagement was not started', { description: apiErrorMessage(error, 'Try again.') }),
  });
  if (engagement?.engagement_id)
    return (
      <Link href={href(engagement.engagement_id)} className={buttonVariants()}>
        <Mail aria-hidden />
        Open engagement
      </Link>
    );
  if (!canWrite) return null;
  return (
    <Button
      isBusy={start.isPending}
      busyLabel="Starting…"
      disabled={!engagement}
      title={engagement ? undefined : 'There is no report with flags on this filing; an engagement starts from one.'}
      onClick={() => (engagement ? start.mutate(engagement.report_id) : undefined)}
    >
      <Mail aria-hidden />
      Start engagement
    </Button>
  );
}
