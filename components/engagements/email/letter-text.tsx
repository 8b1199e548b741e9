'use client';

import { flagSources } from '@/components/evidence/report-evidence';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';
import { Tooltip } from '@/components/ui/tooltip';
import { cn } from '@/components/ui/cn';
import type { ViewerDocument } from '@/components/viewer/types';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { letterParts, type LetterPart } from './letter-parts';

type LetterTextProps = {
  version: EmailVersion;
  flags: readonly FlagResult[];
  documents: readonly ViewerDocument[];
  viewer: SourceViewer;
};

/** The letter: a sentence with a quote opens it, and an unsupported one is marked. */
export function LetterText({ version, flags, documents, viewer }: LetterTextProps) {
  return (
    <div className="reading max-w-[78ch] px-5 py-4 wrap-anywhere whitespace-pre-wrap">
      {letterParts(version.content, version.checks).map((part) => (
        <Part key={part.start} part={part} flags={flags} documents={documents} viewer={viewer} />
      ))}
    </div>
  );
}

function Part({ part, flags, documents, viewer }: { part: LetterPart } & Omit<LetterTextProps, 'version'>) {
  const { text, sentence, condition } = part;
  const warned = condition ? cn('rounded-sm bg-warn-tint', !condition.override && 'decoration-warn-solid') : undefined;
  const place = sentence?.evidence[0];
  const flag = place ? flags[place.flag_index] : undefined;
  if (sentence?.status === 'linked' && flag && place) {
    const sources = flagSources(flag, documents);
    const source = sources[place.evidence_index];
    if (source) {
      const isActive = viewer.open?.activeId === source.id;
      const open = () => viewer.show(sources, source.id);
      return (
        // The words themselves are interactive, because a button is a separate box in the layout and would break the
        // paragraph.
        <span
          data-source-card={source.id}
          role="button"
          tabIndex={0}
          title={source.label}
          aria-pressed={isActive}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            open();
          }}
          className={cn(
            'cursor-pointer underline decoration-ev-line decoration-[1.5px] underline-offset-4 hover:bg-ev-tint',
            isActive && 'bg-ev-tint',
            warned,
          )}
        >
          {text}
        </span>
      );
    }
  }
  if (sentence?.status === 'unlinked') {
    return (
      <Tooltip content={sentence.problems.join(' ') || 'No quote supports this sentence.'}>
        <span
          tabIndex={0}
          className={cn('underline decoration-und-solid decoration-dashed underline-offset-4', warned)}
        >
          {text}
          <span className="sr-only"> (not supported by a quote: {sentence.problems.join(' ')})</span>
        </span>
      </Tooltip>
    );
  }
  return condition ? <mark className={cn('text-inherit', warned)}>{text}</mark> : text;
}
