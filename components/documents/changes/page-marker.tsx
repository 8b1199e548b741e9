'use client';

import { markerClasses } from '@/components/ui/citation-marker';
import { cn } from '@/components/ui/cn';

type PageMarkerProps = { page: number | null; label: string; isActive: boolean; onClick: () => void };

/** The page that says it, as a button that shows it. */
export function PageMarker({ page, label, isActive, onClick }: PageMarkerProps) {
  if (page === null) return null;
  return (
    <button
      type="button"
      aria-label={`${label}, page ${page}`}
      aria-pressed={isActive}
      onClick={onClick}
      className={cn(markerClasses({ isActive }), 'h-[18px] shrink-0')}
    >
      p.{page}
    </button>
  );
}
