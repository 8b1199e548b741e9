import { cn } from './cn';

/**
 * A tab on the line of its row, for links (aria-current) and Radix tabs (data-state). The active rule overlaps the
 * row's border by 1 px.
 */
export const tabClasses = cn(
  'relative -mb-px inline-flex items-center gap-2 text-sm font-medium whitespace-nowrap text-text-2 ' +
    'transition-colors hover:text-text',
  'aria-[current=page]:text-text data-[state=active]:text-text',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-ink after:opacity-0 after:transition-opacity',
  'aria-[current=page]:after:opacity-100 data-[state=active]:after:opacity-100',
  'disabled:cursor-not-allowed disabled:text-text-3 disabled:hover:text-text-3',
);
