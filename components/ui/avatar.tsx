import { cn } from './cn';

/** At most two initials: of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return (
    [first, last]
      .map((word) => (word ? ([...word][0] ?? '') : ''))
      .join('')
      .toUpperCase() || '?'
  );
}

/** Initials on a coloured background; hidden from assistive technology, because the name is shown beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint text-2xs font-semibold ' +
          'text-accent select-none',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
