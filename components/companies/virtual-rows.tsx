'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { TableCell, TableRow } from '@/components/ui/table';
import type { Company } from '@/lib/companies/schema';

/** Every row has it; in pixels. */
const ROW_HEIGHT = 42;
/** Rows rendered above and below the visible ones. */
const OVERSCAN = 12;
/** Until the browser has measured it, in pixels. */
const FIRST_SIGHT = { scrollTop: 0, clientHeight: 800 };

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
  const range = useVisibleRange(scroller);
  // A list that became shorter is still scrolled to where its end was.
  const from = Math.max(0, Math.min(range.first, total) - OVERSCAN);
  const end = Math.min(total, range.last + 1 + OVERSCAN);
  const drawn = Array.from({ length: Math.max(0, end - from) }, (_, place) => from + place);
  return (
    <>
      {from > 0 ? <Spacer height={from * ROW_HEIGHT} /> : null}
      {drawn.map((index) => {
        const company = companies[index];
        return company ? drawRow(company, index) : <LoadingRow key={index} />;
      })}
      {end < total ? <Spacer height={(total - end) * ROW_HEIGHT} /> : null}
    </>
  );
}

type RowRange = { first: number; last: number };

const visibleRange = ({ scrollTop, clientHeight }: typeof FIRST_SIGHT): RowRange => ({
  first: Math.floor(scrollTop / ROW_HEIGHT),
  last: Math.floor((scrollTop + clientHeight) / ROW_HEIGHT),
});

/** The first and last visible row. */
function useVisibleRange(scroller: HTMLElement | null): RowRange {
  const [range, setRange] = useState(() => visibleRange(FIRST_SIGHT));
  useEffect(() => {
    if (!scroller) return;
    const look = () => {
      const next = visibleRange(scroller.clientHeight > 0 ? scroller : FIRST_SIGHT);
      setRange((was) => (was.first === next.first && was.last === next.last ? was : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return range;
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
