'use client';

import { Info } from 'lucide-react';
import Link from 'next/link';
import { Fragment } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import {
  checkboxCellClasses,
  Table,
  TableBody,
  TableContainer,
  TableGroupRow,
  TableHead,
  TableHeader,
} from '@/components/ui/table';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import { DocumentRow, wideCell } from './document-rows';
import { groupByFiscalYear, isReady, pagesOf } from './document-selection';
import { ReportForm } from './report-form';
import type { Wizard } from './use-wizard';

export function DocumentsStep({ wizard, hasOrganization }: { wizard: Wizard; hasOrganization: boolean }) {
  return (
    <div className="flex min-h-0 flex-1 items-stretch gap-4">
      <DocumentsCard wizard={wizard} />
      <div className="flex w-[300px] shrink-0 flex-col gap-3 overflow-y-auto wide:w-[340px]">
        <Card className="shrink-0 px-4 py-3.5">
          <ReportForm wizard={wizard} hasOrganization={hasOrganization} />
        </Card>
        <Card className="shrink-0 px-4 py-3">
          <Totals wizard={wizard} />
        </Card>
        <SelectionNote wizard={wizard} />
      </div>
    </div>
  );
}

function DocumentsCard({ wizard }: { wizard: Wizard }) {
  const { company, documents, selectedIds } = wizard;
  const { data, error, refetch, isFetching } = documents;
  const readyIds = (data ?? []).filter(isReady).map(({ id }) => id);
  const selectedReady = readyIds.filter((id) => selectedIds.includes(id)).length;
  return (
    <Card className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden">
      <div className="flex h-[46px] shrink-0 items-center gap-3 px-4">
        <h2 className="text-base font-semibold">Documents</h2>
        <span className="min-w-0 truncate text-text-2" title={company?.name}>
          {company?.name} <span className="font-mono text-xs">{company?.ticker}</span>
        </span>
        <span className="ml-auto shrink-0 tabular-nums" aria-live="polite">
          <span className="font-semibold">{selectedReady}</span> of {readyIds.length} ready selected
        </span>
        <Button size="sm" disabled={selectedReady === readyIds.length} onClick={() => wizard.chooseDocuments(readyIds)}>
          Select all ready
        </Button>
      </div>
      {error && !data ? (
        <ErrorState
          title="Failed to load documents"
          cause={apiErrorMessage(error, 'The list could not be read.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="flex-1"
        />
      ) : !data ? (
        <SkeletonGroup label="Loading documents...">
          {[1, 2, 3, 4].map((key) => (
            <div key={key} className="flex h-[42px] items-center gap-4 border-t border-line px-4">
              <Skeleton className="size-4" />
              <Skeleton className="w-16" />
              <Skeleton className="w-1/2" />
            </div>
          ))}
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <EmptyState
          title="No documents yet"
          className="flex-1"
          actions={
            <Link href={`/companies/${wizard.companyId ?? ''}`} className={buttonVariants({ size: 'sm' })}>
              Open the company
            </Link>
          }
        >
          Fetch its filings or upload one, then come back to this step.
        </EmptyState>
      ) : (
        <DocumentTable wizard={wizard} />
      )}
    </Card>
  );
}

function DocumentTable({ wizard }: { wizard: Wizard }) {
  const { selectedIds, chooseDocuments } = wizard;
  const toggle = (id: string) =>
    chooseDocuments(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
  return (
    <TableContainer className="flex-1 rounded-none border-0">
      <Table aria-label="Documents">
        <TableHeader>
          <tr>
            <TableHead className={checkboxCellClasses}>
              <span className="sr-only">Select</span>
            </TableHead>
            <TableHead>Form</TableHead>
            <TableHead>Document</TableHead>
            <TableHead className={wideCell}>Period end</TableHead>
            <TableHead>Filed</TableHead>
            <TableHead className={wideCell}>Accession number</TableHead>
            <TableHead isNumeric>Pages</TableHead>
            <TableHead>Status</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {groupByFiscalYear(wizard.documents.data ?? []).map((group) => (
            <Fragment key={group.fiscalYear ?? 'none'}>
              <TableGroupRow colSpan={8}>
                {group.fiscalYear ? `FY${group.fiscalYear}` : 'No fiscal year'}{' '}
                <span className="ml-1 text-xs font-normal text-text-3">
                  {formatCounted(group.documents.length, 'document')}
                </span>
              </TableGroupRow>
              {group.documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  isSelected={selectedIds.includes(document.id)}
                  process={wizard.process}
                  onToggle={() => toggle(document.id)}
                />
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Totals({ wizard }: { wizard: Wizard }) {
  const lines = [
    { term: 'Documents', value: wizard.selected.length },
    { term: 'Pages', value: pagesOf(wizard.selected) },
    { term: 'Queries', value: wizard.template?.queries.length ?? null },
    { term: 'Flags', value: wizard.template?.flag_count ?? null },
  ];
  return (
    <dl className="flex flex-col gap-1">
      {lines.map(({ term, value }) => (
        <div key={term} className="flex justify-between">
          <dt className="text-text-2">{term}</dt>
          <dd className="font-medium tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function SelectionNote({ wizard }: { wizard: Wizard }) {
  const count = wizard.selected.length;
  const automatic =
    count === 1
      ? 'The latest proxy filing was selected for you.'
      : `The ${count} latest proxy filings were selected for you.`;
  return (
    <p className="flex items-start gap-2 px-1 text-xs text-text-2">
      <Info aria-hidden className="mt-px size-3.5 shrink-0 stroke-2 text-text-3" />
      <span>
        {wizard.isAutoSelected && count > 0 ? `${automatic} ` : ''}Documents that are not Ready cannot be chosen.
      </span>
    </p>
  );
}
