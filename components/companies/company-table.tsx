'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { checkboxCellClasses, Table, TableBody, TableContainer, TableHead, TableHeader } from '@/components/ui/table';
import type { Company } from '@/lib/companies/schema';
import { CompanyRow, type CompanyRowProps } from './company-row';

/** Shorter lists render every row, so that the browser's own search finds all. */
const VIRTUAL_FROM = 150;

type CompanyTableProps = Pick<CompanyRowProps, 'canWrite' | 'onToggle' | 'onEdit' | 'onDelete'> & {
  companies: readonly Company[];
  /** Total number of companies; more than `companies` while these are only the start of a long list. */
  total: number;
  selectedIds: ReadonlySet<string>;
  onToggleAll: () => void;
  /** Whether the rows belong to an earlier search. */
  isStale: boolean;
};

const NONE: readonly Company[] = [];

const VirtualRows = dynamic(() => import('./virtual-rows').then((loaded) => loaded.VirtualRows));

/** The table of companies; long lists render only the visible rows. */
export function CompanyTable({ companies, total, selectedIds, onToggleAll, isStale, ...row }: CompanyTableProps) {
  // State instead of a ref, so that the rows are rendered again when the scrolling element exists.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const drawRow = (company: Company, index: number) => (
    <CompanyRow key={company.id} company={company} index={index} isSelected={selectedIds.has(company.id)} {...row} />
  );
  return (
    <TableContainer
      ref={setScroller}
      className={cn('transition-opacity', isStale && 'opacity-60')}
      aria-busy={isStale || undefined}
    >
      <Table aria-label="Companies" aria-rowcount={total + 1} className="min-w-[900px] table-fixed">
        <CompanyTableHead
          // "Select all" works once all companies are loaded.
          companies={companies.length < total ? NONE : companies}
          selectedIds={selectedIds}
          canWrite={row.canWrite}
          onToggleAll={onToggleAll}
        />
        <TableBody>
          {total >= VIRTUAL_FROM ? (
            <VirtualRows companies={companies} total={total} scroller={scroller} drawRow={drawRow} />
          ) : (
            companies.map(drawRow)
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

type HeadProps = Pick<CompanyTableProps, 'companies' | 'selectedIds' | 'canWrite' | 'onToggleAll'>;

export function CompanyTableHead({ companies, selectedIds, canWrite, onToggleAll }: HeadProps) {
  const count = companies.filter(({ id }) => selectedIds.has(id)).length;
  const all = count === 0 ? false : count === companies.length ? true : 'indeterminate';
  return (
    <TableHeader>
      <tr>
        {canWrite ? (
          <TableHead className={checkboxCellClasses}>
            <Checkbox
              aria-label="Select all companies"
              checked={all}
              disabled={companies.length === 0}
              onCheckedChange={onToggleAll}
            />
          </TableHead>
        ) : null}
        <TableHead className={canWrite ? 'pl-2.5' : undefined}>Company</TableHead>
        <TableHead className="w-[84px] wide:w-[100px]">Ticker</TableHead>
        <TableHead className="w-[98px]">CIK</TableHead>
        <TableHead className="w-[300px] wide:w-[440px]">Document Status</TableHead>
        <TableHead isNumeric className="w-[140px] wide:w-[176px]">
          <span className="flex justify-end">processed / downloaded / total docs</span>
        </TableHead>
        <TableHead className="w-[44px] px-0">
          <span className="sr-only">Actions</span>
        </TableHead>
      </tr>
    </TableHeader>
  );
}
