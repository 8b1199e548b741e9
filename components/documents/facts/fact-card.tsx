'use client';

import { ScanSearch, TriangleAlert } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { formatPage, formatPercent } from '@/lib/format/numbers';
import type { DocumentFact } from '@/lib/facts/schema';
import { describeItem, isContradicted, type FactEntry } from './fact-groups';

type FactCardProps = { entry: FactEntry; activeId: string | null; onSelect: (fact: DocumentFact) => void };

/** A fact and its readings; each reading is a button that shows its quote on the page. */
export function FactCard({ entry, activeId, onSelect }: FactCardProps) {
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface">
      <h3 className="flex items-center gap-2 px-[11px] pt-2 text-xs text-text-3">
        {entry.label}
        {isContradicted(entry) ? (
          <span className="ml-auto inline-flex items-center gap-1.5 font-medium text-warn">
            <TriangleAlert aria-hidden className="size-3.5 stroke-2 text-warn-solid" />
            Readings differ
          </span>
        ) : null}
      </h3>
      {entry.readings.map((fact) => (
        <Reading key={fact.id} fact={fact} isActive={fact.id === activeId} onSelect={onSelect} />
      ))}
    </li>
  );
}

function Reading({
  fact,
  isActive,
  onSelect,
}: {
  fact: DocumentFact;
  isActive: boolean;
  onSelect: (fact: DocumentFact) => void;
}) {
  const items = Array.isArray(fact.value) ? fact.value : [];
  const isShown = fact.page !== null;
  return (
    <button
      type="button"
      data-source-card={fact.id}
      aria-pressed={isActive}
      disabled={!isShown}
      onClick={() => onSelect(fact)}
      className={cn(
        'flex w-full flex-col border-t border-transparent px-[11px] py-1.5 text-left -outline-offset-2 ' +
          'transition-colors not-first-of-type:border-line',
        isActive ? 'bg-ev-tint' : 'hover:bg-hover disabled:hover:bg-transparent',
      )}
    >
      <span className="flex w-full items-baseline gap-2">
        <span className="min-w-0 text-sm font-semibold wrap-anywhere">
          <span className="sr-only">{fact.label}: </span>
          {fact.display}
        </span>
        {fact.period ? <span className="shrink-0 text-xs text-text-3">{fact.period}</span> : null}
        <span className="ml-auto flex shrink-0 items-center gap-2 font-mono text-xs text-text-3">
          {fact.withheld_reason === null ? (
            <span title="Confidence of the reading">{formatPercent(fact.confidence)}</span>
          ) : (
            <span className="font-sans">Withheld</span>
          )}
          <span className={cn('inline-flex items-center gap-1', isActive ? 'text-ev-text' : 'text-text-2')}>
            <ScanSearch aria-hidden className="size-3.5" />
            {formatPage(fact.page)}
          </span>
        </span>
      </span>
      {fact.withheld_reason === null ? null : (
        <span className="text-xs text-warn">Withheld: {fact.withheld_reason}.</span>
      )}
      {items.length > 0 ? (
        <span className="mt-0.5 flex flex-col text-xs text-text-2">
          {items.map((item, index) => (
            <span key={index} className="truncate" title={describeItem(item)}>
              {describeItem(item)}
            </span>
          ))}
        </span>
      ) : (
        <span className={cn('text-xs leading-[17px] text-text-2', isActive ? 'line-clamp-4' : 'line-clamp-1')}>
          {fact.quote.replace(/\s+/g, ' ')}
        </span>
      )}
    </button>
  );
}

/** The accessible name of a fact's highlight on the page, as on its card. */
export function factLabel(fact: DocumentFact): string {
  return (
    `${fact.withheld_reason === null ? '' : 'Withheld: '}${fact.label}: ` +
    `${fact.display}${fact.period ? `, ${fact.period}` : ''}${fact.page === null ? '' : `, page ${fact.page}`}`
  );
}
