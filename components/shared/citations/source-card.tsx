'use client';

import { CircleDashed } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { FormBadge } from '@/components/ui/badge';
import { markerClasses, accessibleLabel } from './citation-marker';
import { cn } from '@/components/ui/cn';

type SourceCardProps = Omit<ComponentProps<'button'>, 'children'> & {
  number: number;
  /** Form with fiscal year, such as "DEF 14A FY2025". */
  form: string;
  page: number;
  section: string;
  excerpt: string;
  /** Already formatted, such as "97%". */
  relevance?: string | null;
  isActive?: boolean;
  isUnverified?: boolean;
  /** Accessible name of marker, card and highlight, such as "Source 1, page 61". */
  label: string;
};

/** One source; the whole card is a button that shows it on the page. */
export function SourceCard({
  number,
  form,
  page,
  section,
  excerpt,
  relevance,
  isActive,
  isUnverified,
  label,
  className,
  ...props
}: SourceCardProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-label={accessibleLabel(label, isUnverified)}
      // The label replaces the button's content for screen readers; this adds the section and the quote.
      aria-describedby={`${id}-section ${id}-excerpt`}
      aria-pressed={isActive}
      className={cn(
        'group flex w-full flex-col rounded-lg border bg-surface px-[11px] py-2.5 text-left transition-colors',
        isActive
          ? 'border-ev-line bg-ev-tint'
          : isUnverified
            ? 'border-dashed border-und-solid hover:bg-hover'
            : 'border-line hover:border-line-strong hover:bg-hover',
        className,
      )}
      {...props}
    >
      <span className="flex w-full items-center gap-2">
        <span className={markerClasses({ isActive, isUnverified })}>{number}</span>
        <FormBadge className={cn('h-5', isActive && 'bg-surface')}>{form}</FormBadge>
        <span className="font-mono text-xs text-text-2">p. {page}</span>
        <span className="ml-auto flex items-center gap-2 text-xs">
          {isActive ? <span className="font-medium text-ev-text">Active Source</span> : null}
          {isUnverified ? (
            <span className="inline-flex h-5 items-center gap-1.5 rounded-sm bg-und-tint px-1.5 font-medium text-und">
              <CircleDashed aria-hidden className="size-[13px] stroke-2" />
              unverified
            </span>
          ) : null}
          {relevance ? <span className="font-mono text-text-3 tabular-nums">{relevance}</span> : null}
        </span>
      </span>
      <span id={`${id}-section`} className="mt-1.5 text-xs font-medium text-text">
        {section}
      </span>
      <span
        id={`${id}-excerpt`}
        className={cn('text-xs leading-[17px] text-text-2', isActive ? 'line-clamp-3' : 'line-clamp-2')}
      >
        {excerpt}
      </span>
    </button>
  );
}
