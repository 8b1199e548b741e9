'use client';

import { CircleAlert, CircleCheck, CircleStop, TriangleAlert, X } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import type { Job } from '@/lib/jobs/rows/schema';
import { summarizeFetch } from './fetch-outcome';

const LOOK = {
  ok: { icon: CircleCheck, className: 'text-ok-solid' },
  warn: { icon: TriangleAlert, className: 'text-warn-solid' },
  bad: { icon: CircleAlert, className: 'text-bad-solid' },
  neu: { icon: CircleStop, className: 'text-neu-solid' },
};

type FetchResultProps = { job: Job; nameOf: (companyId: string) => string | undefined; onDismiss: () => void };

/** The result of a fetch. Stays until dismissed, so that failures are read. */
export function FetchResult({ job, nameOf, onDismiss }: FetchResultProps) {
  const summary = summarizeFetch(job, nameOf);
  const { icon: Icon, className } = LOOK[summary.tone];
  return (
    <Card className="shrink-0 py-1.5 pr-2 pl-4" role="status">
      <div className="flex min-h-7 items-center gap-2">
        <Icon aria-hidden className={cn('size-[15px] shrink-0 stroke-2', className)} />
        <p className="min-w-0 flex-1 font-medium">{summary.title}</p>
        <IconButton size="sm" label="Dismiss" icon={<X />} onClick={onDismiss} />
      </div>
      {summary.failures.length > 0 ? (
        <ul aria-label="Filings that failed" className="mb-1.5 max-h-28 overflow-y-auto pr-2 pl-[23px] text-xs">
          {summary.failures.map(({ key, what, reason }) => (
            <li key={key} className="py-0.5">
              <span className="font-medium text-text">{what}</span> <span className="text-text-2">{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
