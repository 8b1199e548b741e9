'use client';

import { ChevronRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { ViewerDocument } from '@/components/viewer/types';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { ReportResults } from '@/lib/reports/schema';
import { FlagEntry } from '@/components/evidence/flag-entry';
import { anchors } from '@/components/evidence/anchors';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';

type FlagListsProps = {
  results: ReportResults;
  documents: readonly ViewerDocument[];
  viewer: SourceViewer;
  openFlags: ReadonlySet<string>;
  onToggle: (flag: FlagResult) => void;
};

/** Triggered flags (or a sentence that there are none), undetermined ones, then clear ones. */
export function FlagLists({ results, ...shared }: FlagListsProps) {
  const {
    triggered_flags: triggered,
    undetermined_flags: undetermined,
    clear_flags: clear,
    flag_status: status,
  } = results;
  if (!status?.flags_configured) return null;
  return (
    <div id={anchors.flags} className="flex scroll-mt-3 flex-col gap-3 empty:hidden">
      {triggered.length > 0 ? (
        <FlagList title={`Triggered Flags (${triggered.length})`} flags={triggered} {...shared} />
      ) : null}
      {undetermined.length > 0 ? (
        <FlagList
          title={`Cannot Determine (${undetermined.length})`}
          note="The evidence does not decide these; they are not counted as clear."
          flags={undetermined}
          isDashed
          {...shared}
        />
      ) : null}
      {triggered.length === 0 ? (
        <AnalysisComplete conditions={status.flags_checked} isWhole={undetermined.length === 0} />
      ) : null}
      {clear.length > 0 ? <FlagList title={`Clear Flags (${clear.length})`} flags={clear} {...shared} /> : null}
    </div>
  );
}

type FlagListProps = Omit<FlagListsProps, 'results'> & {
  title: string;
  note?: string;
  flags: readonly FlagResult[];
  isDashed?: boolean;
};

function FlagList({ title, note, flags, isDashed, documents, viewer, openFlags, onToggle }: FlagListProps) {
  return (
    <Card role="region" aria-label={title} className={cn(isDashed && 'border-dashed border-und-solid/60')}>
      <div className="flex min-h-[46px] flex-wrap items-center gap-x-3 px-4 py-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {note ? <p className="text-xs text-text-3">{note}</p> : null}
      </div>
      <ul>
        {flags.map((flag) => (
          <FlagEntry
            key={flag.flag_description}
            flag={flag}
            documents={documents}
            viewer={viewer}
            isOpen={openFlags.has(flag.flag_description)}
            onToggle={() => onToggle(flag)}
          />
        ))}
      </ul>
    </Card>
  );
}

function AnalysisComplete({ conditions, isWhole }: { conditions: readonly string[]; isWhole: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="px-4 py-3">
      <h2 className="flex items-center gap-2.5 text-base font-semibold">
        <CircleCheck
          aria-hidden
          className={cn('size-4', isWhole ? 'text-ok-solid' : 'text-neu-solid')}
          strokeWidth={1.75}
        />
        Flag Analysis Complete
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="mt-1 ml-[26px] flex items-center gap-1 text-xs font-medium text-accent hover:underline print:hidden"
      >
        <ChevronRight aria-hidden className={cn('size-3.5 stroke-2 transition-transform', isOpen && 'rotate-90')} />
        View checked conditions
      </button>
      <ul className={cn('mt-2 ml-[26px] flex flex-col gap-1 text-text-2', !isOpen && 'hidden print:flex')}>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </Card>
  );
}
