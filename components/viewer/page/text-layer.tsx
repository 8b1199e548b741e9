'use client';

import { useEffect, useRef } from 'react';
import { pdfjs, usePageContext } from 'react-pdf';

/**
 * The words of a page, invisible and selectable. react-pdf's own layer reads every page twice and again at every zoom,
 * and adds the structure tree; this one reads it once and scales with the page.
 */
export function TextLayer() {
  const page = usePageContext()?.page;
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = ref.current;
    if (!page || !container) return;
    const layer = new pdfjs.TextLayer({
      container,
      viewport: page.getViewport({ scale: 1 }),
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
    });
    layer.render().then(
      () => {
        // Prevents a selection that leaves the words from extending over the whole page.
        const end = document.createElement('div');
        end.className = 'endOfContent';
        container.append(end);
      },
      // The page was left before its text was read, or has no readable text; its picture is shown anyway.
      () => undefined,
    );
    return () => {
      layer.cancel();
      container.replaceChildren();
    };
  }, [page]);

  const select = (isSelecting: boolean) => ref.current?.classList.toggle('selecting', isSelecting);
  return (
    <div
      ref={ref}
      className="textLayer"
      onPointerDown={() => select(true)}
      onPointerUp={() => select(false)}
      onPointerLeave={(event) => event.buttons === 0 && select(false)}
    />
  );
}
