import type { ReactNode } from 'react';
import { Badge, FormBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';

/**
 * An example of an answer: a claim, the plumb line, and the words on the page. A picture of a sample's page; `action`
 * is the button below it.
 */
export function SampleAnswer({ action }: { action: ReactNode }) {
  return (
    <Card className="hidden flex-col overflow-hidden wide:sticky wide:top-0 wide:flex wide:self-start">
      <div className="px-5 pt-6 pb-4">
        <h2 className="flex items-center gap-2 text-base font-semibold">
          What an answer looks like <Badge tone="neu">Sample company</Badge>
        </h2>
        <div className="mt-3 ml-6 rounded-lg border border-ev-line bg-ev-tint px-3 py-2">
          <p className="flex items-center gap-2 text-xs text-text-2">
            <Marker />
            <FormBadge>DEF 14A FY2025</FormBadge> p. 23
          </p>
          <p className="mt-1 text-base">
            <span className="underline decoration-ev-line underline-offset-4">
              The CEO pay ratio for fiscal 2025 was 214 to 1.
            </span>{' '}
            <Marker />
          </p>
        </div>
      </div>
      <div aria-hidden className="relative flex-1 bg-desk px-11 pt-5">
        <span className="absolute top-[-52px] left-[33px] flex h-[148px] flex-col items-center">
          <span className="size-2 rounded-full border-2 border-ev-line bg-surface" />
          <span className="w-0.5 flex-1 bg-ev-line" />
          <svg viewBox="0 0 20 27" width={14} height={19} className="-mt-px shrink-0">
            <path
              d="M1 1h18v9.5L10 26 1 10.5z"
              fill="var(--ev-solid)"
              stroke="var(--ev-line)"
              strokeWidth={1.25}
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <div className="paper min-h-[360px] px-9 py-7 text-[11px] leading-4 text-[#1b1b1b] shadow-page select-none">
          <p className="text-[15px] font-bold text-[#143a52]">CEO Pay Ratio</p>
          <p className="mt-2 border-t border-[#143a52] pt-2">
            As the rules of the SEC require, we report the relation between the pay of our Chief Executive Officer and
            that of our median employee.
          </p>
          <p className="mt-2.5">
            <span className="bg-mark-active box-decoration-clone py-0.5">
              For fiscal 2025, the ratio of the annual total compensation of our Chief Executive Officer to that of our
              median employee was 214 to 1.
            </span>
          </p>
          <p className="mt-2.5">
            The annual total compensation of our median employee was $98,412. The annual total compensation of our Chief
            Executive Officer, as reported in the Summary Compensation Table, was $21,060,422.
          </p>
          <p className="mt-2.5">
            Other companies have different workforces and may use other methods, so their ratios may not be comparable
            with ours.
          </p>
        </div>
      </div>
      <div className="flex min-h-[49px] items-center justify-between gap-3 border-t border-line px-5 py-2 text-sm">
        <p className="text-text-2">Aldermoor is fictional.</p>
        {action}
      </div>
    </Card>
  );
}

function Marker() {
  return (
    <span
      className={
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-sm bg-ev-solid px-1 font-mono ' +
        'text-2xs font-semibold text-on-ev'
      }
    >
      1
    </span>
  );
}
