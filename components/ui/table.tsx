import type { ComponentProps } from 'react';
import { cn } from './cn';

/** The card around a table; it scrolls instead of the page. */
export function TableContainer({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('min-h-0 overflow-auto rounded-lg border border-line bg-surface', className)} {...props} />;
}

export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cn('w-full border-separate border-spacing-0 text-sm', className)} {...props} />;
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('sticky top-0 z-10 bg-surface', className)} {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

type TableRowProps = ComponentProps<'tr'> & { isSelected?: boolean; isStatic?: boolean };

/** A row of 42 px. Actions within `RowActions` are shown on hover and focus. */
export function TableRow({ className, isSelected, isStatic, ...props }: TableRowProps) {
  return (
    <tr
      aria-selected={isSelected}
      className={cn(
        'group/row',
        !isStatic && 'hover:bg-hover',
        isSelected && 'bg-selected hover:bg-selected',
        className,
      )}
      {...props}
    />
  );
}

type CellProps = { isNumeric?: boolean };

export function TableHead({ className, isNumeric, ...props }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      className={cn(
        'h-[34px] border-b border-line px-3 text-left align-middle text-xs font-medium whitespace-nowrap ' +
          'text-text-2 first:pl-4 last:pr-4',
        isNumeric && 'text-right',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, isNumeric, ...props }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      className={cn(
        'h-[42px] border-b border-line px-3 align-middle group-last/row:border-b-0 first:pl-4 last:pr-4',
        isNumeric && 'text-right tabular-nums',
        className,
      )}
      {...props}
    />
  );
}

/** The 40 px checkbox column; use on both th and td. */
export const checkboxCellClasses = 'w-10 pr-0';

/** A full-width row with the name of a group, such as a fiscal year. */
export function TableGroupRow({ colSpan, className, children, ...props }: ComponentProps<'tr'> & { colSpan: number }) {
  return (
    <tr {...props}>
      <th
        scope="rowgroup"
        colSpan={colSpan}
        className={cn('h-[30px] border-b border-line bg-canvas px-4 text-left text-sm font-medium', className)}
      >
        {children}
      </th>
    </tr>
  );
}

/** Visible on hover; always reachable by keyboard. */
export function RowActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex items-center justify-end gap-1 opacity-0 transition-opacity group-hover/row:opacity-100 ' +
          'group-focus-within/row:opacity-100 has-data-[state=open]:opacity-100 [@media(hover:none)]:opacity-100',
        className,
      )}
      {...props}
    />
  );
}
