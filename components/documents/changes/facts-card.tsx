'use client';

import { Flag } from 'lucide-react';
import { useState } from 'react';
import { CountBadge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { CompanyChanges, FactChange } from '@/lib/changes/schema';
import { differenceText } from '@/lib/changes/summary.rules';
import { formatCounted } from '@/lib/format/numbers';
import { factChange, type Change } from './change-list';
import { PageMarker } from '@/components/shared/citations/page-marker';

const FEW = 6;

type FactsCardProps = { changes: CompanyChanges; activeId: string | null; onShow: (change: Change) => void };

/** Facts with different values in the two filings; those that deserve attention first. */
export function FactsCard({ changes, activeId, onShow }: FactsCardProps) {
  const { facts, facts_same: same, from, to } = changes;
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? facts : facts.slice(0, FEW);
  return (
    <section aria-label="Changed facts" className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-4">
        <h2 className="font-semibold">Changed facts</h2>
        <CountBadge>{facts.length}</CountBadge>
        <span className="truncate text-sm text-text-2">
          {formatCounted(same, 'fact')} {same === 1 ? 'is' : 'are'} the same
        </span>
        {facts.length > FEW ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="ml-auto shrink-0 rounded-sm text-sm font-medium text-accent hover:underline"
          >
            {isOpen ? 'Fewer' : `All ${facts.length}`}
          </button>
        ) : null}
      </header>
      {facts.length === 0 ? (
        <p className="px-4 py-3 text-sm text-text-2">
          {same > 0 ? 'Every fact that both filings state is the same.' : 'Neither filing states a governance fact.'}
        </p>
      ) : (
        <div className={cn('min-h-0 overflow-y-auto', isOpen && 'max-h-[420px]')}>
          <table className="w-full table-fixed text-sm">
            <thead className="sticky top-0 z-1 bg-surface">
              <tr className="h-7 text-xs text-text-2 [&>th]:border-b [&>th]:border-line [&>th]:font-normal">
                <th scope="col" className="pl-4 text-left">
                  Fact
                </th>
                <th scope="col" className="w-[27%] pr-1 text-right">
                  {yearOf(from)}
                </th>
                <th scope="col" className="w-[27%] pr-1 text-right">
                  {yearOf(to)}
                </th>
                <th scope="col" className="w-[17%] pr-4 text-right">
                  Change
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((fact) => (
                <FactRow key={fact.key} fact={fact} changes={changes} activeId={activeId} onShow={onShow} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function yearOf(filing: CompanyChanges['from']): string {
  return filing?.fiscal_year ? `FY${filing.fiscal_year}` : '';
}

function FactRow({ fact, changes, activeId, onShow }: FactsCardProps & { fact: FactChange }) {
  const change = factChange(fact, changes);
  const isActive = change.id === activeId;
  const show = () => onShow(change);
  return (
    <tr
      className={cn(
        'h-[29px] [&>*]:border-b [&>*]:border-line last:[&>*]:border-b-0',
        isActive ? 'bg-ev-tint' : 'hover:bg-hover',
      )}
    >
      <th scope="row" className="truncate pl-4 text-left font-normal" title={fact.label}>
        {fact.label}
      </th>
      <Value
        text={fact.from}
        page={fact.from_page}
        label={`${fact.label} in the older filing`}
        {...{ isActive, show }}
      />
      <Value
        text={fact.to}
        page={fact.to_page}
        label={`${fact.label} in the newer filing`}
        isNew
        {...{ isActive, show }}
      />
      <td className="pr-4 text-right">
        <span
          className={cn(
            'inline-flex max-w-full items-center justify-end gap-1.5 tabular-nums',
            fact.needs_look ? 'font-medium text-warn' : 'text-text-2',
          )}
        >
          {fact.needs_look ? <Flag role="img" aria-label="Worth a look" className="size-[13px] shrink-0" /> : null}
          <span className="truncate">{differenceText(fact)}</span>
        </span>
      </td>
    </tr>
  );
}

type ValueProps = {
  text: string | null;
  page: number | null;
  label: string;
  isNew?: boolean;
  isActive: boolean;
  show: () => void;
};

function Value({ text, page, label, isNew, isActive, show }: ValueProps) {
  return (
    <td className="pr-1">
      <span className="flex items-center justify-end gap-2">
        <span
          title={text ?? undefined}
          className={cn(
            'min-w-0 truncate tabular-nums',
            isNew ? 'font-medium' : 'text-text-2',
            text === null && 'text-text-3',
          )}
        >
          {text ?? '–'}
        </span>
        <span className="flex w-9 shrink-0">
          {page === null ? null : <PageMarker page={page} label={label} isActive={isActive} onClick={show} />}
        </span>
      </span>
    </td>
  );
}
