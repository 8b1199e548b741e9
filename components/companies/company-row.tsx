'use client';

import { Ellipsis, MessageSquareText, Pencil, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { memo } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { checkboxCellClasses, RowActions, TableCell, TableRow } from '@/components/ui/table';
import { ENTITY_TYPE_LABELS } from '@/lib/companies/entity-types.rules';
import type { Company } from '@/lib/companies/schema';
import { formatCount, MISSING } from '@/lib/format/numbers';
import { DocumentStatusCell } from './document-status-cell';

export type CompanyRowProps = {
  company: Company;
  index: number;
  isSelected: boolean;
  canWrite: boolean;
  onToggle: (companyId: string) => void;
  onEdit: (company: Company) => void;
  onDelete: (company: Company) => void;
};

/** Rendered again only when its own company or selection changes, because a list may have thousands of rows. */
export const CompanyRow = memo(function CompanyRow({
  company,
  index,
  isSelected,
  canWrite,
  onToggle,
  onEdit,
  onDelete,
}: CompanyRowProps) {
  return (
    <TableRow isSelected={canWrite ? isSelected : undefined} aria-rowindex={index + 2}>
      {canWrite ? (
        <TableCell className={checkboxCellClasses}>
          <Checkbox
            aria-label={`Select ${company.name}`}
            checked={isSelected}
            onCheckedChange={() => onToggle(company.id)}
          />
        </TableCell>
      ) : null}
      <TableCell className={canWrite ? 'pl-2.5' : undefined}>
        <span className="flex min-w-0 items-baseline gap-2">
          <Link
            href={`/companies/${company.id}`}
            title={company.name}
            className="min-w-0 truncate font-medium underline-offset-2 hover:text-accent hover:underline"
          >
            {company.name}
          </Link>
          <span className="hidden shrink-0 text-xs text-text-3 wide:inline">
            {ENTITY_TYPE_LABELS[company.entity_type] ?? company.entity_type}
          </span>
          {company.is_active ? null : <span className="shrink-0 text-xs text-text-3">· Inactive</span>}
        </span>
      </TableCell>
      <TableCell className="truncate font-mono text-xs font-medium" title={company.ticker}>
        {company.ticker}
      </TableCell>
      <TableCell className="font-mono text-xs text-text-2">{company.cik}</TableCell>
      <TableCell>
        <DocumentStatusCell counts={company} />
      </TableCell>
      <TableCell isNumeric className="font-mono text-xs whitespace-nowrap text-text-2">
        <DocumentCounts company={company} />
      </TableCell>
      <TableCell className="px-0 last:pr-3">
        <RowActions>
          <CompanyMenu company={company} canWrite={canWrite} onEdit={onEdit} onDelete={onDelete} />
        </RowActions>
      </TableCell>
    </TableRow>
  );
});

function DocumentCounts({ company }: { company: Company }) {
  if (company.total_documents === 0) return <span className="text-text-3">{MISSING}</span>;
  return (
    <>
      <span className="font-medium text-text">{formatCount(company.processed_documents)}</span>
      <span className="text-text-3"> / </span>
      <span className="inline-block min-w-[2ch] text-right">{formatCount(company.downloaded_documents)}</span>
      <span className="text-text-3"> / </span>
      <span className="inline-block min-w-[2ch] text-right">{formatCount(company.total_documents)}</span>
    </>
  );
}

function CompanyMenu({
  company,
  canWrite,
  onEdit,
  onDelete,
}: Pick<CompanyRowProps, 'company' | 'canWrite' | 'onEdit' | 'onDelete'>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={`Actions for ${company.name}`} tooltip="Actions" icon={<Ellipsis />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-label={`Actions for ${company.name}`}>
        <DropdownMenuItem asChild>
          <Link href={`/query?company=${company.id}`}>
            <MessageSquareText aria-hidden />
            Ask about it
          </Link>
        </DropdownMenuItem>
        {canWrite ? (
          <>
            <DropdownMenuItem onSelect={() => onEdit(company)}>
              <Pencil aria-hidden />
              Edit
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem isDestructive onSelect={() => onDelete(company)}>
              <Trash2 aria-hidden />
              Delete
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
