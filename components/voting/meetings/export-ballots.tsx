'use client';

import { ChevronDown, Download } from 'lucide-react';
import { meetingParams, type MeetingQuery } from '@/components/reads/voting-reads';
import { downloadFile } from '@/components/shared/files/download-file';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

/** The ballots of the filtered meetings, a line a row. */
export function ExportBallots({ filters }: { filters: MeetingQuery }) {
  const save = (format: 'xlsx' | 'csv') => {
    const search = new URLSearchParams({ format });
    // Meetings without a ballot have nothing to export.
    const params = { ...meetingParams(filters), state: filters.state === 'no_ballot' ? null : filters.state };
    for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
    void downloadFile(`/voting/ballots/export?${search}`, `ballots.${format}`, 'The ballots were not exported');
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          <Download aria-hidden />
          Export ballots
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => save('xlsx')}>Excel (.xlsx)</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => save('csv')}>CSV</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
