'use client';

import { ChevronDown, Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { AuditFilters } from '@/lib/audit-log/schema';
import { auditExportUrl } from '@/components/reads/organization-reads';

/** Exports the filtered records as a file. */
export function ExportMenu({ filters }: { filters: AuditFilters }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm">
          <Download aria-hidden />
          Export
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <a href={auditExportUrl(filters, 'csv')} download>
            As CSV
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={auditExportUrl(filters, 'json')} download>
            As JSON
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
