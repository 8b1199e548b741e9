import { cn } from './cn';
import { controlClasses } from './input';

/** The look of a closed select box, before and after its code is loaded. */
export function selectTriggerClasses(className: string | undefined): string {
  return cn(
    controlClasses,
    'flex h-8 items-center justify-between gap-2 pr-2 pl-2.5 text-left data-placeholder:text-text-3 [&>span]:truncate',
    className,
  );
}
