'use client';

import { BadgeCheck, CircleDashed, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/shared/copy-button';
import type { ViewerSource } from '@/components/viewer/types';
import { formatDuration } from '@/lib/format/durations';
import { formatPercent } from '@/lib/format/numbers';
import type { QueryResult, Source } from '@/lib/queries/schema';
import { AnswerText } from './answer-text';
import { CalculatedAnswer, CalculatedBadge } from './calculated-answer';
import { answerAsText } from './answer-as-text';

type AnswerPanelProps = {
  result: QueryResult;
  sources: readonly ViewerSource[];
  activeId: string | null;
  onSelect: (sourceId: string) => void;
};

/** An answer with its citations and how it was made, or the notice that the evidence is insufficient. */
export function AnswerPanel({ result, sources, activeId, onSelect }: AnswerPanelProps) {
  const calculation = result.insufficient_evidence ? null : result.calculation;
  const answer = (
    <AnswerText
      answer={result.answer}
      sources={sources}
      evidence={result.sources}
      activeId={activeId}
      onSelect={onSelect}
    />
  );
  return (
    <section aria-label="Answer">
      <div className="flex h-7 items-center gap-2">
        <h2 className="text-base font-semibold">Answer</h2>
        {calculation ? <CalculatedBadge /> : null}
        <span className="ml-auto text-xs text-text-3">
          {formatDuration(result.timings_ms.total)} · {result.engine}
        </span>
        <CopyButton text={() => answerAsText(result, sources)} label="Copy answer" copiedLabel="Answer copied" />
      </div>
      {result.insufficient_evidence ? <InsufficientEvidence>{answer}</InsufficientEvidence> : null}
      {/* The labelled value has the same content as the sentence. */}
      {result.insufficient_evidence || calculation?.label ? null : answer}
      {calculation ? (
        <CalculatedAnswer
          calculation={calculation}
          evidence={result.sources}
          sources={sources}
          activeId={activeId}
          onSelect={onSelect}
        />
      ) : null}
      {result.notes.map((note) => (
        <p key={note} className="mt-2 flex items-start gap-1.5 text-xs text-text-2">
          <Info aria-hidden className="mt-px size-3.5 shrink-0 text-accent-solid" strokeWidth={2} />
          {note}
        </p>
      ))}
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 text-xs text-text-2">
        <QuoteCheck sources={result.sources} />
        {result.confidence === null ? null : (
          <span className="ml-auto text-text-2">
            Confidence <span className="font-medium text-text tabular-nums">{formatPercent(result.confidence)}</span>
          </span>
        )}
      </div>
    </section>
  );
}

/** A prominent notice that the evidence is insufficient, styled differently from an answer. */
function InsufficientEvidence({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1 rounded-md border border-dashed border-und-solid px-3 py-2.5">
      <p className="mb-1 flex items-center gap-1.5 text-xs font-medium text-und">
        <CircleDashed aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
        Insufficient evidence
      </p>
      {children}
    </div>
  );
}

/** How many of the quotes were found word for word on their pages. */
function QuoteCheck({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const verified = sources.filter((source) => source.quote_verified).length;
  const areAllVerified = verified === sources.length;
  return (
    <span className="inline-flex items-center gap-1.5">
      {areAllVerified ? (
        <BadgeCheck aria-hidden className="size-4 text-ok-solid" strokeWidth={1.75} />
      ) : (
        <CircleDashed aria-hidden className="size-4 text-und-solid" strokeWidth={1.75} />
      )}
      {verified} of {sources.length} {sources.length === 1 ? 'quote' : 'quotes'} found word for word
    </span>
  );
}
