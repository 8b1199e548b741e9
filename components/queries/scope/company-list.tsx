'use client';

import { Check, SearchX } from 'lucide-react';
import { apiErrorMessage } from '@/components/api/api-error';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { CompanyChoice } from '@/components/reads/choices';
import { formatCount } from '@/lib/format/numbers';

type CompanyListProps = {
  companies: readonly CompanyChoice[] | undefined;
  error: unknown;
  isRetrying: boolean;
  selectedId: string | null;
  onChoose: (company: CompanyChoice) => void;
  onRetry: () => void;
};

/** A list of companies up to 400 px high, those with most ready documents first. */
export function CompanyList({ companies, error, isRetrying, selectedId, onChoose, onRetry }: CompanyListProps) {
  return (
    <div className="max-h-[400px] overflow-y-auto rounded-lg border border-line" tabIndex={-1}>
      {companies === undefined && error ? (
        <ErrorState
          title="Failed to load companies"
          cause={apiErrorMessage(error, 'The list could not be read.')}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      ) : companies === undefined ? (
        <CompanySkeleton />
      ) : companies.length === 0 ? (
        <EmptyState isLive title="No companies found" icon={<SearchX aria-hidden strokeWidth={1.75} />}>
          Try a different search term
        </EmptyState>
      ) : (
        <ul aria-label="Companies">
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} isSelected={company.id === selectedId} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CompanyRow({
  company,
  isSelected,
  onChoose,
}: {
  company: CompanyChoice;
  isSelected: boolean;
  onChoose: (company: CompanyChoice) => void;
}) {
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onChoose(company)}
        className={cn(
          'flex min-h-[42px] w-full items-center gap-2 px-3 py-1 text-left -outline-offset-2 hover:bg-hover',
          isSelected && 'bg-selected hover:bg-selected',
        )}
      >
        <span className="min-w-0 truncate font-medium" title={company.name}>
          {company.name}
        </span>
        <span className="shrink-0 font-mono text-xs text-text-3">{company.ticker}</span>
        <span
          className={cn(
            'ml-auto shrink-0 text-xs tabular-nums',
            company.ready_for_queries > 0 ? 'text-text-2' : 'text-text-3',
          )}
        >
          {formatCount(company.ready_for_queries)} ready
        </span>
        <Check
          aria-hidden
          strokeWidth={2}
          className={cn('size-3.5 shrink-0 text-accent', !isSelected && 'invisible')}
        />
      </button>
    </li>
  );
}

function CompanySkeleton() {
  return (
    <SkeletonGroup label="Loading companies...">
      {['w-48', 'w-36', 'w-56', 'w-40', 'w-52', 'w-32'].map((width) => (
        <div key={width} className="flex h-[42px] items-center gap-2 border-b border-line px-3">
          <Skeleton className={width} />
          <Skeleton className="ml-auto w-12" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
