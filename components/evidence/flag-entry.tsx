'use client';

import { ChevronDown, ChevronRight, CircleCheck, CircleDashed, Flag } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { CitationMarker } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import type { ViewerDocument } from '@/components/viewer/types';
import { plainText } from '@/lib/format/markdown';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { PlumbDrop } from './plumb-list';
import { flagSources } from './report-evidence';
import { shortExcerpt } from '@/lib/reports/read/report-sections.rules';
import { anchors } from './anchors';
import type { SourceViewer } from './use-source-viewer';

const LOOK = {
  triggered: { icon: Flag, tone: 'text-warn-solid' },
  cannot_determine: { icon: CircleDashed, tone: 'text-und-solid' },
  clear: { icon: CircleCheck, tone: 'text-ok-solid' },
};

type FlagEntryProps = {
  flag: FlagResult;
  documents: readonly ViewerDocument[];
  viewer: SourceViewer;
  isOpen: boolean;
  onToggle: () => void;
};

/** A flag that opens to show the basis of its outcome: query, answer, quotes and reasoning. */
export function FlagEntry({ flag, documents, viewer, isOpen, onToggle }: FlagEntryProps) {
  const bodyId = useId();
  const isTriggered = flag.outcome === 'triggered';
  const { icon: Icon, tone } = LOOK[flag.outcome];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li id={anchors.flag(flag)} className="scroll-mt-3 border-t border-line break-inside-avoid">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
        className="flex min-h-[42px] w-full items-center gap-2.5 px-4 py-2.5 text-left -outline-offset-2 hover:bg-hover"
      >
        <Icon aria-hidden className={cn('size-4 shrink-0', tone)} strokeWidth={1.75} />
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{flag.flag_description}</span>
        {flag.value ? <span className="shrink-0 font-mono text-xs text-text-2">{flag.value}</span> : null}
        <Chevron aria-hidden className="size-4 shrink-0 text-text-2 print:hidden" strokeWidth={1.75} />
      </button>
      <div id={bodyId} className={cn('px-4 pb-4', !isOpen && 'hidden print:block')}>
        <dl className="relative grid grid-cols-[120px_minmax(0,1fr)] gap-y-1.5 pl-8">
          <PlumbDrop className="left-[3px]" />
          {flag.triggered_by_query ? (
            <Line term={isTriggered ? 'Triggered by' : 'Asked by'}>{flag.triggered_by_query}</Line>
          ) : null}
          {flag.relevant_answer ? <Line term="Relevant Answer">{plainText(flag.relevant_answer)}</Line> : null}
          <Line term="Reasoning">{flag.reasoning || 'No reasoning was recorded.'}</Line>
          {flag.understood_as ? <Line term="Understood as">{flag.understood_as}</Line> : null}
          {flag.evidence.length > 0 ? (
            <Line term="Evidence">
              <Evidence flag={flag} documents={documents} viewer={viewer} />
            </Line>
          ) : null}
        </dl>
      </div>
    </li>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-xs leading-5 text-text-3">{term}</dt>
      <dd className="max-w-[74ch] wrap-anywhere whitespace-pre-line">{children}</dd>
    </>
  );
}

function Evidence({ flag, documents, viewer }: Pick<FlagEntryProps, 'flag' | 'documents' | 'viewer'>) {
  const sources = flagSources(flag, documents);
  return (
    <ul className="flex flex-col gap-1">
      {flag.evidence.map((evidence, index) => {
        const source = sources[index];
        if (!source) return null;
        return (
          <li key={source.id} data-source-card={source.id} className="flex items-baseline gap-2">
            <CitationMarker
              number={source.number}
              label={source.label}
              isActive={source.id === viewer.open?.activeId}
              onClick={() => viewer.show(sources, source.id)}
              className="shrink-0"
            />
            <span className="text-text-2">
              “{shortExcerpt(evidence.quote)}”{' '}
              <span className="text-xs whitespace-nowrap text-text-3">
                {evidence.document_label}, <span className="font-mono">p. {evidence.page_number}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
