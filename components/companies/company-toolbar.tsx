'use client';

import { CloudDownload } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { SearchInput } from '@/components/ui/search-input';
import { formatCount } from '@/lib/format/numbers';

type CompanyToolbarProps = {
  searchRef: RefObject<HTMLDivElement | null>;
  search: string;
  onSearch: (search: string) => void;
  selectedCount: number;
  isFetchStarting: boolean;
  onFetch: () => void;
  onClear: () => void;
};

/** The search and the actions for selected companies. */
export function CompanyToolbar({
  searchRef,
  search,
  onSearch,
  selectedCount,
  isFetchStarting,
  onFetch,
  onClear,
}: CompanyToolbarProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <div ref={searchRef} className="w-full max-w-[400px] min-w-48 flex-1">
        <SearchInput
          aria-label="Search companies"
          placeholder="Search companies by ticker, name, or CIK..."
          hint="/"
          value={search}
          onValueChange={onSearch}
          maxLength={200}
        />
      </div>
      {selectedCount > 0 ? (
        <div className="ml-auto flex items-center gap-2">
          <span role="status" className="font-medium tabular-nums">
            {formatCount(selectedCount)} selected
          </span>
          <Button variant="ghost" onClick={onClear}>
            Clear
          </Button>
          <Button isBusy={isFetchStarting} busyLabel="Starting..." onClick={onFetch}>
            <CloudDownload aria-hidden />
            Fetch Documents ({formatCount(selectedCount)})
          </Button>
        </div>
      ) : null}
    </div>
  );
}
