import { cn } from '../cn';

/** Classes of all floating elements: menus, popovers, selects, the palette. */
export const floatingClasses = cn(
  'z-50 overflow-hidden rounded-lg border border-line bg-raised bg-clip-padding text-sm dark:border-transparent ' +
    'text-text shadow-float outline-none',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out',
);

/** One line in a menu or a select list. */
export const itemClasses = cn(
  'relative flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1 text-sm text-text ' +
    'outline-none',
  'data-highlighted:bg-hover data-disabled:pointer-events-none data-disabled:text-text-3',
  'dark:data-highlighted:bg-line/70 [&_svg]:size-[15px] [&_svg]:shrink-0 [&_svg]:text-text-2',
);
