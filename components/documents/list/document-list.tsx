'use client';

import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { Table, TableBody, TableContainer, TableGroupRow, TableHead, TableHeader } from '@/components/ui/table';
import type { Document } from '@/lib/documents/schema';
import { formatCounted } from '@/lib/format/numbers';
import { groupFiled } from './document-groups';
import { DocumentRow, type DocumentRowProps } from './document-row';

type DocumentListProps = Pick<DocumentRowProps, 'canWrite' | 'onProcess' | 'onDelete' | 'onWarnings'> & {
  documents: readonly Document[];
  queuedIds: ReadonlySet<string>;
};

const COLUMNS = 7;

/** Filings by fiscal year, then form type; each group is a separate row group. */
export function DocumentList({ documents, queuedIds, ...row }: DocumentListProps) {
  return (
    <TableContainer>
      <Table
        aria-label="Documents"
        className="min-w-[1010px] table-fixed [&>tbody:last-child>tr:last-child>td]:border-b-0"
      >
        <TableHeader>
          <tr>
            <TableHead>Form</TableHead>
            <TableHead className="w-[172px]">Accession number</TableHead>
            <TableHead className="w-[112px]">Filed</TableHead>
            <TableHead className="w-[112px]">Period end</TableHead>
            <TableHead className="w-[210px] wide:w-[260px]">Status</TableHead>
            <TableHead isNumeric className="w-[68px]">
              Pages
            </TableHead>
            <TableHead className="w-[206px]">
              <span className="sr-only">Actions</span>
            </TableHead>
          </tr>
        </TableHeader>
        {groupFiled(documents).map(({ year, forms, count }) => (
          <YearRows key={year ?? 'unknown'} year={year} count={count}>
            {forms.map(({ formType, documents: filed }) => (
              <TableBody key={formType} aria-label={`${year ?? 'Unknown'}, ${formType}`}>
                {filed.map((document) => (
                  <DocumentRow key={document.id} document={document} isQueued={queuedIds.has(document.id)} {...row} />
                ))}
              </TableBody>
            ))}
          </YearRows>
        ))}
      </Table>
    </TableContainer>
  );
}

function YearRows({ year, count, children }: { year: number | null; count: number; children: ReactNode }) {
  return (
    <>
      <tbody>
        <TableGroupRow colSpan={COLUMNS} className="sticky top-[34px]">
          {year ?? 'Unknown'}
          <span className="ml-2 font-normal text-text-3 tabular-nums">{formatCounted(count, 'document')}</span>
        </TableGroupRow>
      </tbody>
      {children}
    </>
  );
}

export function NoDocuments({
  isFiltering,
  onClear,
  actions,
}: {
  isFiltering: boolean;
  onClear: () => void;
  actions?: ReactNode;
}) {
  return (
    <Card className="flex min-h-[320px] flex-1 items-center justify-center">
      <EmptyState
        isLive
        title="No documents found"
        icon={isFiltering ? <SearchX aria-hidden /> : undefined}
        actions={
          isFiltering ? (
            <Button size="sm" onClick={onClear}>
              Clear filters
            </Button>
          ) : (
            actions
          )
        }
      >
        Try adjusting your filters or fetch documents from EDGAR
      </EmptyState>
    </Card>
  );
}
