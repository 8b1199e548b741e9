'use client';

import { useState, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand/on-demand';
import { useOnDemand } from '@/components/ui/on-demand/use-on-demand';
import { createPlaces, PlacesContext } from './drag/drag-places';
import type { Editor } from './use-editor';

const layer = onDemand(() => import('./drag/drag-layer'));

/** Drag and drop over the panes; its code is loaded when the pointer or the focus first enters them. */
export function EditorDrag({ editor, children }: { editor: Editor; children: ReactNode }) {
  const [places] = useState(createPlaces);
  const { parts, ask } = useOnDemand(layer);
  return (
    <PlacesContext value={places}>
      <div className="contents" onPointerEnter={ask} onFocus={ask}>
        {children}
      </div>
      {parts ? <parts.DragLayer editor={editor} /> : null}
    </PlacesContext>
  );
}
