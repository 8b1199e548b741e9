'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

type CitationMarkerProps = Omit<ComponentProps<'button'>, 'children'> & {
  number: number;
  isActive?: boolean;
  isUnverified?: boolean;
  /** Accessible name of marker, card and highlight, such as "Source 1, page 61". */
  label: string;
};

/** Classes of a marker: filled while active, in the colour of undetermined values while its quote is unverified. */
export function markerClasses({ isActive, isUnverified }: { isActive?: boolean; isUnverified?: boolean }): string {
  return cn(
    'inline-flex h-4 min-w-[18px] items-center justify-center rounded-sm border px-1 font-mono text-2xs ' +
      'leading-none font-semibold tabular-nums',
    isActive
      ? 'border-ev-solid bg-ev-solid text-on-ev'
      : isUnverified
        ? 'border-und-solid bg-surface text-und'
        : 'border-mark-bar bg-ev-tint text-ev-text dark:border-[#7d6420]',
  );
}

/** Adds the meaning of the dashed border to the accessible name. */
export function accessibleLabel(label: string, isUnverified: boolean | undefined): string {
  return isUnverified ? `${label}, unverified` : label;
}

/**
 * The number that links a sentence to its source. It must not start a line: join it to the last word with a word joiner
 * or put both in one `whitespace-nowrap` span.
 */
export function CitationMarker({ number, isActive, isUnverified, label, className, ...props }: CitationMarkerProps) {
  return (
    <button
      type="button"
      aria-label={accessibleLabel(label, isUnverified)}
      aria-pressed={isActive}
      className={cn(markerClasses({ isActive, isUnverified }), 'relative top-[-1px] align-middle', className)}
      {...props}
    >
      {number}
    </button>
  );
}
