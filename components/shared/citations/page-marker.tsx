'use client';

import { markerClasses, accessibleLabel } from './citation-marker';
import { cn } from '@/components/ui/cn';

type PageMarkerProps = {
  page: number;
  /** What the page states, such as "CEO pay ratio"; the accessible name begins with the visible text: "p.9, ...". */
  label: string;
  isActive?: boolean;
  isUnverified?: boolean;
  /** Shows the page; without it the marker is not a button. */
  onClick?: () => void;
  className?: string;
};

/** The citation marker that carries a page, where a value has one source. */
export function PageMarker({
  page,
  label,
  isActive = false,
  isUnverified = false,
  onClick,
  className,
}: PageMarkerProps) {
  const classes = cn(markerClasses({ isActive, isUnverified }), 'h-[18px] shrink-0 align-middle', className);
  if (!onClick)
    return (
      <span className={classes} title={label}>
        p.{page}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={`p.${page}, ${accessibleLabel(label, isUnverified)}`}
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
