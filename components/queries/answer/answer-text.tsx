'use client';

import { Fragment } from 'react';
import { CitationMarker } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import type { ViewerSource } from '@/components/viewer/types';
import type { Source } from '@/lib/queries/schema';
import { parseAnswer, type Claim } from './citations';

type AnswerTextProps = {
  answer: string;
  sources: readonly ViewerSource[];
  evidence: readonly Source[];
  activeId: string | null;
  onSelect: (sourceId: string) => void;
};

/** The answer with a marker after every claim; the claim of the active source is underlined. */
export function AnswerText({ answer, sources, evidence, activeId, onSelect }: AnswerTextProps) {
  const marker = (number: number) => {
    const source = sources[number - 1];
    if (!source) return null;
    return (
      <Fragment key={number}>
        {' '}
        <CitationMarker
          number={number}
          label={source.label}
          isActive={source.id === activeId}
          isUnverified={evidence[number - 1]?.quote_verified === false}
          onClick={() => onSelect(source.id)}
        />
      </Fragment>
    );
  };
  const claim = (part: Claim, index: number) => {
    const isActive = part.sources.some((number) => sources[number - 1]?.id === activeId);
    const underline = cn(isActive && 'underline decoration-ev-line decoration-[1.5px] underline-offset-[5px]');
    const leading = part.body.length - part.body.trimStart().length;
    return (
      <Fragment key={index}>
        {part.lead}
        {part.body.slice(0, leading)}
        <span className={underline}>{part.body.slice(leading)}</span>
        {part.sources.length > 0 ? (
          <span className="whitespace-nowrap">
            <span className={underline}>{part.lastWord}</span>
            {part.sources.map(marker)}
          </span>
        ) : null}
      </Fragment>
    );
  };
  return (
    <div className="reading flex flex-col gap-2 wrap-anywhere">
      {parseAnswer(answer, sources.length).map((block, index) => (
        <p
          key={index}
          className={cn(block.isItem && 'relative pl-4 before:absolute before:left-1 before:content-["•"]')}
        >
          {block.claims.map(claim)}
        </p>
      ))}
    </div>
  );
}
