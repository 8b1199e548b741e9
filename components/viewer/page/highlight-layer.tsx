'use client';

import { cn } from '@/components/ui/cn';
import type { PageHighlight } from './highlight-geometry';
import type { Rect } from '../types';

type HighlightLayerProps = {
  highlights: readonly PageHighlight[];
  scale: number;
  activeId: string | null;
  onSelect: (sourceId: string) => void;
};

function placed(rect: Rect, scale: number) {
  return { left: rect.left * scale, top: rect.top * scale, width: rect.width * scale, height: rect.height * scale };
}

/**
 * Highlights drawn over the page. The marks ignore the pointer, so that highlighted text can be selected; the page
 * handles clicks on them. The buttons are for keyboards and assistive technology.
 */
export function HighlightLayer({ highlights, scale, activeId, onSelect }: HighlightLayerProps) {
  // The active one is drawn last, above the others.
  const ordered = highlights.toSorted((a, b) => Number(a.source.id === activeId) - Number(b.source.id === activeId));
  return (
    <>
      <div aria-hidden className="pointer-events-none absolute inset-0 z-1 mix-blend-multiply">
        {ordered.map(({ source, rects, bar }) => {
          const isActive = source.id === activeId;
          return (
            <div key={source.id} data-highlight={source.number} data-active={isActive}>
              {rects.map((rect, index) => (
                <div
                  key={index}
                  className={cn('absolute rounded-[2px]', isActive ? 'bg-mark-active' : 'bg-mark')}
                  style={placed(rect, scale)}
                />
              ))}
              <div
                className={cn('absolute', isActive ? 'bg-mark-bar-active' : 'bg-mark-bar')}
                style={{ left: bar.left * scale, top: bar.top * scale, height: bar.height * scale, width: bar.width }}
              />
            </div>
          );
        })}
      </div>
      {highlights.map(({ source, bounds }) => (
        <button
          key={source.id}
          type="button"
          aria-label={source.label}
          aria-pressed={source.id === activeId}
          className="pointer-events-none absolute z-2 rounded-sm"
          style={placed(bounds, scale)}
          onClick={() => onSelect(source.id)}
        />
      ))}
    </>
  );
}
