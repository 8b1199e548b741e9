'use client';

import { useEffect, useRef } from 'react';
import { CountBadge } from '@/components/ui/badge';
import { Kbd } from '@/components/ui/kbd';
import { SourceCard } from '@/components/shared/citations/source-card';
import { valueText, type Calculation } from './calculated-answer';
import { formAndYear } from '@/components/viewer/document-title';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { formatPercent } from '@/lib/format/numbers';
import { SECTION_FALLBACK } from '@/lib/queries/limits.rules';
import type { Source } from '@/lib/queries/schema';

type SourceListProps = {
  evidence: readonly Source[];
  /** False for nearest passages, which are not an answer. */
  isAnswer: boolean;
  sources: readonly ViewerSource[];
  documents: readonly ViewerDocument[];
  activeId: string | null;
  /** The operand that each source states, when the answer is calculated. */
  operands?: Calculation['operands'] | undefined;
  onSelect: (sourceId: string) => void;
};

/** The sources of an answer as cards, or the nearest passages when nothing answers. */
export function SourceList({ evidence, isAnswer, sources, documents, activeId, operands, onSelect }: SourceListProps) {
  const title = !isAnswer ? 'Nearest passages' : operands ? 'Operands' : 'Sources';
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (activeId)
      listRef.current
        ?.querySelector(`[data-source-card="${CSS.escape(activeId)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  if (sources.length === 0) return null;
  return (
    <section aria-label={title} className="mt-3 border-t border-line pt-2.5">
      <div className={isAnswer ? 'mb-2 flex h-6 items-center gap-2' : 'flex h-6 items-center gap-2'}>
        <h2 className="text-base font-semibold">{title}</h2>
        <CountBadge>{sources.length}</CountBadge>
        <span className="ml-auto flex items-center gap-1.5 text-xs text-text-3">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          step through
        </span>
      </div>
      {isAnswer ? null : (
        <p className="mb-2 text-xs text-text-3">Ranked by closeness to the question. None of them is an answer.</p>
      )}
      <ul ref={listRef} className="flex flex-col gap-2">
        {sources.map((source, index) => {
          const found = evidence[index];
          const document = documents.find(({ id }) => id === source.documentId);
          const operand = operands?.find((each) => each.source === index);
          if (!found) return null;
          return (
            <li key={source.id} data-source-card={source.id} className="scroll-my-3">
              <SourceCard
                number={source.number}
                form={document ? formAndYear(document) : 'Document'}
                page={found.page_number}
                section={operand?.label ?? (found.section_title || SECTION_FALLBACK)}
                excerpt={found.excerpt}
                relevance={
                  operand
                    ? valueText(operand)
                    : isAnswer && found.quote_verified
                      ? formatPercent(found.relevance_score)
                      : null
                }
                isActive={source.id === activeId}
                isUnverified={!found.quote_verified}
                label={source.label}
                onClick={() => onSelect(source.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
