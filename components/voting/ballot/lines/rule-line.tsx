'use client';

import { CornerDownRight } from 'lucide-react';
import { CitationMarker } from '@/components/shared/citations/citation-marker';
import type { ViewerSource } from '@/components/viewer/types';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { KIND_LABELS, VOTE_LABELS } from '@/lib/voting/vocabulary.rules';
import { PageMarker } from '@/components/shared/citations/page-marker';
import { OUTCOME } from '../ballot-sources';

type RuleLineProps = {
  line: BallotLine;
  sources: readonly ViewerSource[];
  activeId: string | null;
  onShow: (sourceId: string) => void;
};

/** The result has its own place on the line. */
const ofFiling = (sources: readonly ViewerSource[]) => sources.filter(({ id }) => !id.endsWith(`/${OUTCOME}`));

/** Whether no rule and no default decides the line: a contested election, or a recommendation that was not read. */
const isUndecided = ({ rule, missing }: BallotLine) => rule === null && missing !== null;
const LEFT_OPEN = 'Referred to a person';

/** The rule that decided a line, its fact and the page, on one line. */
export function RuleLine({ line, sources, activeId, onShow }: RuleLineProps) {
  const source = ofFiling(sources)[0];
  if (!line.rule && !isUndecided(line)) return null;
  return (
    <p className="flex min-w-0 items-center gap-1.5 pb-1.5 text-xs text-text-2">
      <CornerDownRight aria-hidden className="size-3.5 shrink-0 text-text-3" />
      <span className="shrink-0">{line.rule ? `Rule ${line.rule.index}` : LEFT_OPEN}</span>
      {line.rule ? (
        <span className="truncate" title={line.rule.text}>
          {line.rule.text}
        </span>
      ) : null}
      {line.rule && line.fact ? <span className="shrink-0 font-medium text-text">{line.fact.value}</span> : null}
      {line.missing ? (
        <span className="min-w-0 shrink truncate text-und" title={line.missing}>
          {line.missing}
        </span>
      ) : null}
      {source && line.facts.length > 0 ? (
        <PageMarker
          page={source.page}
          label={source.label}
          isActive={source.id === activeId}
          isUnverified={!line.fact?.quote_verified}
          onClick={() => onShow(source.id)}
        />
      ) : null}
    </p>
  );
}

/** The rule of the chosen line in full; the plumb line starts at this box. */
export function ChosenRule({ line, sources: all, activeId, onShow }: RuleLineProps) {
  const sources = ofFiling(all);
  const isOfFacts = line.facts.length > 0;
  return (
    <div
      data-source-card={activeId ?? undefined}
      className="mb-2 rounded-md border border-ev-line bg-ev-tint px-2.5 py-1.5 text-sm"
    >
      <p className="text-text">
        {line.rule ? (
          <>
            <strong className="font-semibold">Rule {line.rule.index}</strong> {line.rule.text}
          </>
        ) : isUndecided(line) ? (
          <>
            <strong className="font-semibold">{LEFT_OPEN}</strong> {line.missing}
          </>
        ) : (
          <>
            <strong className="font-semibold">No rule holds</strong>{' '}
            {`${KIND_LABELS[line.kind].toLowerCase()}, otherwise ${VOTE_LABELS[line.policy_vote]}`}
          </>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-text-2">
        {line.fact ? (
          <span className="border-b border-ev-line font-medium text-text">{line.fact.value}</span>
        ) : line.missing && line.rule ? (
          <span className="text-und">{line.missing}</span>
        ) : (
          <span className="text-text-3">Source in the filing</span>
        )}
        {sources.map((source, index) => (
          <CitationMarker
            key={source.id}
            number={index + 1}
            label={source.label}
            isActive={source.id === activeId}
            isUnverified={isOfFacts && line.facts[index]?.quote_verified === false}
            onClick={(event) => {
              event.stopPropagation();
              onShow(source.id);
            }}
          />
        ))}
        {sources[0] ? <span className="font-mono text-xs">p. {sources[0].page}</span> : null}
        {line.fact ? <span className="text-xs">{line.fact.label}</span> : null}
        {line.rule && line.fact && line.missing ? <span className="text-xs text-und">{line.missing}</span> : null}
      </p>
    </div>
  );
}
