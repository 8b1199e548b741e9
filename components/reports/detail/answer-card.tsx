'use client';

import { CircleDashed, Flag, Info } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ViewerDocument } from '@/components/viewer/types';
import { formatDuration } from '@/lib/format/durations';
import { formatCounted } from '@/lib/format/numbers';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { CopyButton } from '@/components/shared/copy-button';
import { PlumbList } from '@/components/evidence/plumb-list';
import { answerAsText } from './report-as-text';
import { answerSources, nearestSources } from '@/components/evidence/report-evidence';
import { anchors } from '@/components/evidence/anchors';
import {
  flagsOfQuery,
  nearestOf,
  NEAREST_PASSAGES,
  type NumberedAnswer,
} from '@/lib/reports/read/report-sections.rules';
import { RichText } from '@/components/evidence/rich-text';
import { SourceLine } from './source-line';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';

const SHOWN_SOURCES = 3;
const CHIP_LENGTH = 40;

type AnswerCardProps = {
  answer: NumberedAnswer;
  flags: readonly FlagResult[];
  documents: readonly ViewerDocument[];
  viewer: SourceViewer;
};

/** The answer to one query of the template, with its sources and the flags that are based on it. */
export function AnswerCard({ answer, flags, documents, viewer }: AnswerCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const sources = answerSources(answer, documents);
  const activeId = viewer.open?.activeId ?? null;
  // A marker may open a source beyond the first three; then all are shown.
  const isActiveHidden = sources.slice(SHOWN_SOURCES).some(({ id }) => id === activeId);
  const shownCount = isWhole || isActiveHidden ? sources.length : SHOWN_SOURCES;
  const hidden = sources.length - shownCount;
  const citable = sources.map(({ id, number, label }, index) => ({
    id,
    number,
    label,
    isUnverified: answer.sources[index]?.quote_verified === false,
  }));
  const { chunks_retrieved: chunks, tokens_used: tokens, processing_time_ms: timeMs } = answer.processing_metadata;
  return (
    <article
      id={anchors.answer(answer.query_id)}
      className="group/answer flex scroll-mt-3 gap-3 border-t border-line px-4 py-4"
    >
      <span className="w-5 shrink-0 pt-px font-mono text-xs text-text-3 tabular-nums">{answer.number}</span>
      <div className="min-w-0 flex-1">
        <div className="mb-1 flex items-start gap-2">
          <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
            {answer.query_text}{' '}
            <FlagChips flags={flags} queryId={answer.query_id} isUnanswered={answer.insufficient_evidence} />
          </h3>
          <CopyButton
            label="Copy answer"
            copiedLabel="Copied to clipboard!"
            text={() => answerAsText(answer)}
            className={
              '-my-1 ml-auto shrink-0 opacity-0 transition-opacity group-hover/answer:opacity-100 ' +
              'focus-within:opacity-100 print:hidden [@media(hover:none)]:opacity-100'
            }
          />
        </div>
        <RichText
          markdown={answer.answer}
          sources={citable}
          activeId={activeId}
          onCite={(id) => viewer.show(sources, id)}
        />
        {answer.notes.map((note) => (
          <p key={note} className="mt-1.5 flex items-start gap-1.5 text-xs text-text-2">
            <Info aria-hidden className="mt-px size-3.5 shrink-0 stroke-2 text-accent-solid" />
            {note}
          </p>
        ))}
        {sources.length > 0 ? (
          <PlumbList label={`Sources of query ${answer.number}`}>
            {sources.slice(0, shownCount).map((viewerSource, index) => {
              const source = answer.sources[index];
              return source ? (
                <SourceLine
                  key={viewerSource.id}
                  source={source}
                  viewerSource={viewerSource}
                  isActive={viewerSource.id === activeId}
                  onOpen={() => viewer.show(sources, viewerSource.id)}
                />
              ) : null;
            })}
          </PlumbList>
        ) : null}
        <Nearest answer={answer} documents={documents} viewer={viewer} />
        <p className="mt-2.5 flex items-center gap-3.5 text-xs text-text-3 tabular-nums">
          {hidden > 0 ? (
            <Button variant="link" size="inline" className="text-xs print:hidden" onClick={() => setIsWhole(true)}>
              +{formatCounted(hidden, 'more source')}
            </Button>
          ) : null}
          {isWhole && sources.length > SHOWN_SOURCES ? (
            <Button variant="link" size="inline" className="text-xs print:hidden" onClick={() => setIsWhole(false)}>
              Show fewer
            </Button>
          ) : null}
          <span>
            {formatCounted(chunks, 'chunk')} · {formatCounted(tokens, 'token')} · {formatDuration(timeMs)}
          </span>
        </p>
      </div>
    </article>
  );
}

/** Places to look at first when nothing was found. */
function Nearest({ answer, documents, viewer }: Omit<AnswerCardProps, 'flags'>) {
  const passages = nearestSources(answer, documents);
  if (passages.length === 0) return null;
  return (
    <div className="mt-2.5">
      <p className="text-xs text-text-3">{NEAREST_PASSAGES}</p>
      <ul aria-label={`Nearest passages of query ${answer.number}`} className="mt-1.5 flex flex-col gap-2">
        {nearestOf(answer).map((source, index) => {
          const passage = passages[index];
          return passage ? (
            <SourceLine
              key={passage.id}
              source={source}
              viewerSource={passage}
              isActive={passage.id === viewer.open?.activeId}
              isNearest
              onOpen={() => viewer.show(passages, passage.id)}
            />
          ) : null;
        })}
      </ul>
    </div>
  );
}

function FlagChips({
  flags,
  queryId,
  isUnanswered,
}: {
  flags: readonly FlagResult[];
  queryId: string;
  isUnanswered: boolean;
}) {
  const chip =
    'mr-1.5 inline-flex h-5 max-w-full items-center gap-1.5 rounded-sm px-1.5 align-[1px] text-xs font-medium ' +
    'whitespace-nowrap';
  return (
    <>
      {flagsOfQuery(flags, queryId, 'triggered').map((flag) => (
        <a
          key={flag.flag_description}
          href={`#${anchors.flag(flag)}`}
          title={flag.flag_description}
          className={`${chip} bg-warn-tint text-warn`}
        >
          <Flag aria-label="Triggered flag:" className="size-[13px] shrink-0 stroke-2 text-warn-solid" />
          {cut(flag.flag_description)}
        </a>
      ))}
      {flagsOfQuery(flags, queryId, 'cannot_determine').map((flag) => (
        <a
          key={flag.flag_description}
          href={`#${anchors.flag(flag)}`}
          title={flag.flag_description}
          className={`${chip} border border-dashed border-und-solid bg-und-tint text-und`}
        >
          <CircleDashed aria-label="Flag that could not be determined:" className="size-[13px] shrink-0 stroke-2" />
          {cut(flag.flag_description)}
        </a>
      ))}
      {isUnanswered ? (
        <span className={`${chip} bg-und-tint text-und`}>
          <CircleDashed aria-hidden className="size-[13px] shrink-0 stroke-2" />
          Insufficient evidence
        </span>
      ) : null}
    </>
  );
}

function cut(text: string): string {
  return text.length > CHIP_LENGTH ? `${text.slice(0, CHIP_LENGTH).trimEnd()}...` : text;
}
