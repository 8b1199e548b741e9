'use client';

import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { markerClasses } from '@/components/shared/citations/citation-marker';
import { IconButton } from '@/components/ui/icon-button';
import { Tooltip } from '@/components/ui/tooltip';
import { PageInput } from './page-input';
import type { Zoom } from './zoom';
import { ToolbarRule, ZoomControls } from './zoom-controls';

type ViewerToolbarProps = {
  page: number;
  /** 0 until the document is open. */
  pageCount: number;
  scale: number;
  zoom: Zoom;
  active: { number: number; of: number } | null;
  download: { href: string; fileName: string };
  onGo: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
};

/** Page navigation, zoom and download of the viewer. */
export function ViewerToolbar({ page, pageCount, scale, zoom, active, download, onGo, onZoom }: ViewerToolbarProps) {
  const isClosed = pageCount === 0;
  return (
    <div
      role="toolbar"
      aria-label="Document"
      className={
        'flex min-h-11 shrink-0 flex-wrap items-center border-b max-[960px]:py-1 border-line bg-surface pr-3 pl-2'
      }
    >
      <IconButton
        label="Previous page"
        tooltip="Previous page ([)"
        icon={<ChevronLeft aria-hidden />}
        disabled={isClosed || page <= 1}
        onClick={() => onGo(page - 1)}
      />
      <IconButton
        label="Next page"
        tooltip="Next page (])"
        icon={<ChevronRight aria-hidden />}
        disabled={isClosed || page >= pageCount}
        onClick={() => onGo(page + 1)}
      />
      <span className="ml-1.5 flex items-center gap-2 whitespace-nowrap">
        <PageInput page={page} pageCount={pageCount} onGo={onGo} />
        <span className="font-mono text-sm text-text-3 tabular-nums">
          <span className="sr-only">of </span>
          <span aria-hidden>/ </span>
          {isClosed ? '–' : pageCount}
        </span>
      </span>
      <ToolbarRule />
      <ZoomControls scale={scale} zoom={zoom} onZoom={onZoom} isDisabled={isClosed} />
      <span className="ml-auto flex shrink-0 items-center">
        {active ? (
          <>
            <span className="flex items-center gap-2 text-sm text-text-2">
              <span>Active Source</span>
              <span className={markerClasses({ isActive: true })}>{active.number}</span>
              <span className="max-wide:sr-only">of {active.of}</span>
            </span>
            <ToolbarRule />
          </>
        ) : null}
        <Tooltip content="Download PDF">
          <a
            href={download.href}
            download={download.fileName}
            aria-label="Download PDF"
            className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          >
            <Download aria-hidden />
          </a>
        </Tooltip>
      </span>
    </div>
  );
}
