'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { TableCell, TableRow } from '@/components/ui/table';
import type { Company } from '@/lib/companies/schema';

const ROW_HEIGHT = 42;

type VirtualRowsProps = {
  companies: readonly Company[];
  /** How many rows the list has; those without a company yet are drawn as loading. */
  total: number;
  /** Null before it is rendered. */
  scroller: HTMLElement | null;
  drawRow: (company: Company, index: number) => ReactNode;
};

/** Renders only the visible rows of a long list. */
export function VirtualRows({ companies, total, scroller, drawRow }: VirtualRowsProps) {
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    initialRect: { width: 1200, height: 800 },
  });
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index);
  const before = (drawn[0] ?? 0) * ROW_HEIGHT;
  const after = Math.max(0, total - 1 - (drawn.at(-1) ?? total - 1)) * ROW_HEIGHT;
  return (
    <>
      {before > 0 ? <Spacer height={before} /> : null}
      {drawn.map((index) => {
        const company = companies[index];
        return company ? drawRow(company, index) : <LoadingRow key={index} />;
      })}
      {after > 0 ? <Spacer height={after} /> : null}
    </>
  );
}

function LoadingRow() {
  return (
    <TableRow isStatic aria-hidden>
      <TableCell colSpan={7}>
        <Skeleton className="w-52" />
      </TableCell>
    </TableRow>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={7} style={{ height }} />
    </tr>
  );
}
