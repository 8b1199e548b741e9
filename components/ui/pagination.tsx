'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '@/lib/format/numbers';
import { IconButton } from './icon-button';
import { cn } from './cn';

type PaginationProps = {
  /** Starts at 1. */
  page: number;
  size: number;
  total: number;
  onPageChange: (page: number) => void;
  /** The plural name of the items, such as "reports". */
  noun: string;
  className?: string;
};

/** "21–40 of 1,284 reports" with buttons for the previous and next page. Renders nothing for a single page. */
export function Pagination({ page, size, total, onPageChange, noun, className }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  return (
    <nav
      aria-label="Pages"
      className={cn('flex items-center justify-end gap-1 text-xs text-text-2 tabular-nums', className)}
    >
      <span
        className="mr-2"
        aria-live="polite"
      >{`${formatCount(first)}–${formatCount(last)} of ${formatCount(total)} ${noun}`}</span>
      <IconButton
        size="sm"
        label="Previous page"
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        size="sm"
        label="Next page"
        icon={<ChevronRight />}
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
