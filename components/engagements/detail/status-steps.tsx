import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { ENGAGEMENT_STATUSES, STATUS_LABELS, type EngagementStatus } from '@/lib/engagements/record/status.rules';

/** The steps from draft to completed, with the current one. */
export function StatusSteps({ status }: { status: EngagementStatus }) {
  const at = ENGAGEMENT_STATUSES.indexOf(status);
  return (
    <ol aria-label="Progress" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
      {ENGAGEMENT_STATUSES.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} className="flex items-center gap-2.5">
          {index > 0 ? <span aria-hidden className="h-px w-5 bg-line-strong xl:w-10" /> : null}
          <span
            className={cn(
              'inline-flex items-center gap-1.5 whitespace-nowrap',
              index === at ? 'font-medium text-text' : 'text-text-2',
            )}
          >
            {index < at || status === 'completed' ? (
              <Check aria-hidden className="size-3.5 stroke-2 text-ok-solid" />
            ) : (
              <span
                aria-hidden
                className={cn(
                  'size-2 rounded-full',
                  index === at ? 'bg-accent-solid' : 'border-[1.5px] border-control',
                )}
              />
            )}
            {STATUS_LABELS[step]}
          </span>
        </li>
      ))}
    </ol>
  );
}
