'use client';

import { useState } from 'react';
import type { Jump } from '@/components/viewer/pdf-viewer';
import type { ViewerSource } from '@/components/viewer/types';

/** The sources of the open answer or flag, and the one shown on the page. */
export type OpenSources = { sources: readonly ViewerSource[]; activeId: string; documentId: string; jump: Jump };

/** The state of a viewer beside answers or flags: `open` is null while it is closed. */
export function useSourceViewer() {
  const [open, setOpen] = useState<OpenSources | null>(null);
  const show = (sources: readonly ViewerSource[], sourceId: string) => {
    const source = sources.find(({ id }) => id === sourceId);
    if (source) setOpen({ sources, activeId: source.id, documentId: source.documentId, jump: { sourceId: source.id } });
  };
  return {
    open,
    show,
    showDocument: (documentId: string) => setOpen((was) => was && { ...was, documentId }),
    /** Shows the next or previous source; false when nothing is open, so that the browser handles the key. */
    step: (by: 1 | -1): void | false => {
      if (!open) return false;
      const at = open.sources.findIndex(({ id }) => id === open.activeId);
      const next = open.sources[Math.min(open.sources.length - 1, Math.max(0, at + by))];
      if (next) show(open.sources, next.id);
    },
    close: () => setOpen(null),
  };
}

export type SourceViewer = ReturnType<typeof useSourceViewer>;
