'use client';

import { markerClasses } from '@/components/ui/citation-marker';
import { cn } from '@/components/ui/cn';

type PageMarkerProps = {
  page: number;
  /** Accessible name, such as "Evidence 1, page 9". */
  label: string;
  isActive?: boolean;
  isUnverified?: boolean;
  onClick?: () => void;
};

/** The citation marker that carries a page, where a value has one source. */
export function PageMarker({ page, label, isActive, isUnverified, onClick }: PageMarkerProps) {
  const classes = cn(markerClasses({ isActive, isUnverified }), 'shrink-0 align-middle');
  if (!onClick)
    return (
      <span className={classes} title={label}>
        p.{page}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={isUnverified ? `${label}, unverified` : label}
      aria-pressed={isActive}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
      className={classes}
    >
      p.{page}
    </button>
  );
}
