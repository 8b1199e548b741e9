import { GripVertical } from 'lucide-react';
import { formatCounted } from '@/lib/format/numbers';
import type { DragItem } from './drag-item';

/** The card that follows the pointer while dragging. */
export function DragGhost({ item }: { item: DragItem }) {
  const text = item.kind === 'category' ? item.name : item.kind === 'library' ? item.query.text : item.text;
  return (
    <div
      className={
        'flex w-[304px] cursor-grabbing items-start gap-2 rounded-lg border border-line-strong bg-raised py-2 pr-3 ' +
        'pl-2 text-sm shadow-float rotate-[-0.5deg]'
      }
    >
      <GripVertical aria-hidden className="mt-[3px] size-3.5 shrink-0 stroke-2 text-text-3" />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">
        {item.kind === 'category' ? <span className="font-semibold">{text}</span> : text}
        {item.kind === 'category' ? (
          <span className="ml-2 text-xs text-text-3">{formatCounted(item.size, 'query', 'queries')}</span>
        ) : null}
      </span>
    </div>
  );
}
