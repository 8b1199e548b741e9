'use client';

import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '@/components/shared/time/use-debounced';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { SearchInput } from '@/components/ui/search-input';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useCatalogue, type BrowseFilter } from '../use-catalogue';
import { CatalogueCard } from './catalogue-card';
import { useAddToOrganization } from './use-add-to-organization';

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'not_in', label: 'Available' },
  { value: 'in', label: 'In Organization' },
] as const;
const SEARCH_DELAY_MS = 500;
const PAGE = 100;

export function BrowseCompaniesDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        onEscapeKeyDown={clearSearchFirst}
        title="Browse Companies"
        description="Add companies from the catalogue to your organization."
        className="max-w-[640px]"
      >
        <Browse />
        <DialogFooter>
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The first Esc clears the search, the next one closes the dialog. */
function clearSearchFirst(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault();
}

/** Mounted with the dialog, so that every visit starts with an empty search. */
function Browse() {
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState<string | null>(null);
  const [filter, setFilter] = useState<BrowseFilter>('all');
  const rested = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  // Enter searches at once; otherwise the search waits for a pause in typing.
  const term = submitted === typed.trim() ? submitted : rested;
  const catalogue = useCatalogue(term, filter, true);
  const { stateOf, add } = useAddToOrganization();
  const { data: companies, error } = catalogue;
  return (
    <div className="flex min-h-0 flex-col gap-3 px-5 pt-4">
      <form
        role="search"
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(typed.trim());
        }}
      >
        <SearchInput
          aria-label="Search the catalogue"
          placeholder="Search by ticker, name, or CIK..."
          value={typed}
          onValueChange={setTyped}
          wrapperClassName="min-w-52 flex-1"
        />
        <SegmentedControl aria-label="Show" value={filter} onValueChange={setFilter} segments={FILTERS} />
      </form>
      <div
        className={cn(
          'h-96 min-h-40 shrink overflow-y-auto rounded-lg border border-line bg-surface transition-opacity',
          catalogue.isPlaceholderData && 'opacity-60',
        )}
        tabIndex={-1}
      >
        {companies === undefined && error ? (
          <ErrorState
            className="h-full"
            title="Failed to load companies"
            cause={apiErrorMessage(error, 'The catalogue could not be read.')}
            onRetry={() => void catalogue.refetch()}
            isRetrying={catalogue.isFetching}
          />
        ) : companies === undefined ? (
          <CatalogueSkeleton />
        ) : companies.length === 0 ? (
          <NothingHere search={term} filter={filter} />
        ) : (
          <ul aria-label="Companies in the catalogue">
            {companies.map((company) => (
              <CatalogueCard key={company.id} company={company} state={stateOf(company)} onAdd={() => add(company)} />
            ))}
          </ul>
        )}
      </div>
      {companies?.length === PAGE ? (
        <p className="-mt-1 text-xs text-text-3">The first {PAGE} are shown. Search to narrow the list.</p>
      ) : null}
    </div>
  );
}

function NothingHere({ search, filter }: { search: string; filter: BrowseFilter }) {
  if (search)
    return (
      <EmptyState
        isLive
        className="h-full"
        icon={<SearchX aria-hidden />}
        title="No companies found matching your search"
      >
        Check the spelling, or try the ticker or the CIK.
      </EmptyState>
    );
  const sentence =
    filter === 'in'
      ? 'Your organization has no companies yet.'
      : filter === 'not_in'
        ? 'Every company in the catalogue is already in your organization.'
        : "The catalogue is filled once the SEC's list of filers has been loaded.";
  return (
    <EmptyState isLive className="h-full" title="No companies available">
      {sentence}
    </EmptyState>
  );
}

function CatalogueSkeleton() {
  return (
    <SkeletonGroup label="Loading companies...">
      {['w-52', 'w-40', 'w-60', 'w-44', 'w-56', 'w-36'].map((width) => (
        <div key={width} className="flex h-[54px] items-center gap-3 border-b border-line px-4">
          <Skeleton className="w-12" />
          <Skeleton className={width} />
          <Skeleton className="ml-auto h-6 w-32" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
