'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { gridNames, MAX_GRID_NAMES } from '@/components/reads/grid-reads';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { Grid } from '@/lib/grid/schema';

type GridPickerProps = {
  grid: Grid;
  onRename: () => void;
  onShare: (visibility: 'user' | 'organization') => void;
  onDelete: () => void;
};

/** The open grid's name; opens another one, and has the actions on the whole grid. */
export function GridPicker({ grid, onRename, onShare, onDelete }: GridPickerProps) {
  const router = useRouter();
  const others = (useQuery(gridNames).data ?? []).filter(({ id }) => id !== grid.id).slice(0, MAX_GRID_NAMES - 1);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button className="max-w-[280px] min-w-[180px] justify-between border-control px-2.5 font-semibold">
          <span className="truncate">{grid.name}</span>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-w-[320px]">
        {others.length > 0 ? <DropdownMenuLabel>Open another grid</DropdownMenuLabel> : null}
        {others.map(({ id, name }) => (
          <DropdownMenuItem key={id} onSelect={() => router.push(`/grid/${id}`)}>
            <span className="truncate">{name}</span>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => router.push('/grid')}>All grids</DropdownMenuItem>
        {grid.can_edit ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onRename}>Rename…</DropdownMenuItem>
            {grid.visibility === 'user' ? (
              <DropdownMenuItem onSelect={() => onShare('organization')}>Share with the organization</DropdownMenuItem>
            ) : grid.is_own ? (
              <DropdownMenuItem onSelect={() => onShare('user')}>Make personal</DropdownMenuItem>
            ) : null}
            <DropdownMenuItem onSelect={onDelete}>Delete grid…</DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
