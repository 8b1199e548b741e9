'use client';

import { MessageSquareText } from 'lucide-react';
import Link from 'next/link';
import { useFetchDocuments } from '@/components/jobs/use-fetch-documents';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import type { Company } from '@/lib/companies/schema';
import type { FirstRun } from '@/lib/organizations/schema';
import { FIRST_QUESTIONS, questionAddress } from './first-questions';
import { useHideSteps, type FirstRunActions } from './use-first-run';

type FirstRunStripProps = { steps: FirstRun; companies: readonly Company[]; actions: FirstRunActions };

/** The remaining step once there are companies: fetch their filings, then ask the first question. */
export function FirstRunStrip({ steps, companies, actions }: FirstRunStripProps) {
  const hide = useHideSteps(actions);
  const fetchDocuments = useFetchDocuments(actions.fetchFilings);
  const isInProgress = companies.some((company) => company.is_fetching || company.processing_documents > 0);
  return (
    <Card className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <h2 className="text-sm font-semibold">Step 3 of 3: ask the first question</h2>
      {steps.ready ? (
        <ul className="flex min-w-0 flex-wrap gap-2">
          {FIRST_QUESTIONS.map((question) => (
            <li key={question}>
              <Link
                href={questionAddress(steps.ready ?? { document_id: '', company_id: '' }, question)}
                className={buttonVariants({ size: 'sm' })}
              >
                <MessageSquareText aria-hidden />
                {question}
              </Link>
            </li>
          ))}
        </ul>
      ) : isInProgress || fetchDocuments.isPending ? (
        <p role="status" className="inline-flex items-center gap-2 text-sm text-text-2">
          <Spinner />
          It opens when the first filing is ready, in about a minute.
        </p>
      ) : (
        <>
          <p className="text-sm text-text-2">It opens when the first filing is ready.</p>
          <Button size="sm" onClick={() => fetchDocuments.mutate(companies.map(({ id }) => id))}>
            Get their filings
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" className="ml-auto" isBusy={hide.isPending} onClick={() => hide.mutate()}>
        Hide the steps
      </Button>
    </Card>
  );
}
