import { LibraryBig, Plus, SearchX } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableContainer, TableRow } from '@/components/ui/table';
import { CompanyTableHead } from './company-table';

const centred = 'flex min-h-[360px] flex-1 items-center justify-center';

/** The empty list, with the actions to add companies for those who may. */
export function NoCompanies({
  canWrite,
  onAdd,
  onBrowse,
}: {
  canWrite: boolean;
  onAdd: () => void;
  onBrowse: () => void;
}) {
  return (
    <Card className={centred}>
      <EmptyState
        title="No companies added yet"
        actions={
          canWrite ? (
            <>
              <Button size="sm" variant="primary" onClick={onAdd}>
                <Plus aria-hidden />
                Add New Company
              </Button>
              <Button size="sm" onClick={onBrowse}>
                <LibraryBig aria-hidden />
                Browse Companies
              </Button>
            </>
          ) : undefined
        }
      >
        {canWrite
          ? 'Add one by ticker, import a list, or pick from the catalogue. Filings are fetched from EDGAR once a ' +
            'company is on the list.'
          : 'A member or an admin of your organization can add companies; they will appear here.'}
      </EmptyState>
    </Card>
  );
}

/** The list without results for a search, with a button to clear it. */
export function NothingMatches({
  search,
  canWrite,
  onClear,
  onBrowse,
}: {
  search: string;
  canWrite: boolean;
  onClear: () => void;
  onBrowse: () => void;
}) {
  return (
    <Card className={centred}>
      <EmptyState
        isLive
        icon={<SearchX aria-hidden />}
        title={<span className="wrap-anywhere">No companies found matching &quot;{search}&quot;</span>}
        actions={
          <>
            <Button size="sm" onClick={onClear}>
              Clear search
            </Button>
            {canWrite ? (
              <Button size="sm" onClick={onBrowse}>
                <LibraryBig aria-hidden />
                Browse Companies
              </Button>
            ) : null}
          </>
        }
      >
        {canWrite ? 'Check the spelling, or look for it in the catalogue.' : 'Check the spelling.'}
      </EmptyState>
    </Card>
  );
}

const NAME_WIDTHS = ['w-38', 'w-52', 'w-31', 'w-58', 'w-36', 'w-44', 'w-28', 'w-48'];
const NONE = new Set<string>();

/** Placeholder rows of the final size, below the real header. */
export function CompanyListSkeleton({ canWrite }: { canWrite: boolean }) {
  return (
    <SkeletonGroup label="Loading companies..." className="min-h-0">
      <TableContainer>
        <Table aria-hidden className="min-w-[900px] table-fixed">
          <CompanyTableHead companies={[]} selectedIds={NONE} canWrite={canWrite} onToggleAll={() => undefined} />
          <TableBody>
            {NAME_WIDTHS.map((width) => (
              <TableRow key={width} isStatic>
                {canWrite ? (
                  <TableCell>
                    <Skeleton className="size-4" />
                  </TableCell>
                ) : null}
                <TableCell>
                  <Skeleton className={width} />
                </TableCell>
                <TableCell>
                  <Skeleton className="w-10" />
                </TableCell>
                <TableCell>
                  <Skeleton className="w-20" />
                </TableCell>
                <TableCell>
                  <Skeleton className="w-28" />
                </TableCell>
                <TableCell>
                  <Skeleton className="ml-auto w-16" />
                </TableCell>
                <TableCell />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SkeletonGroup>
  );
}
