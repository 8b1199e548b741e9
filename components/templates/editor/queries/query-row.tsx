'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { memo, useMemo, type HTMLAttributes } from 'react';
import { FormBadge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { TemplateQuery } from '@/lib/templates/schema';
import { FlagBadge } from '@/components/templates/flag-badge';
import { sourceLabel } from '@/components/templates/source-label';
import { DragHandle } from '../drag/drag-handle';
import type { DragItem } from '../drag/drag-item';
import { DropLine } from '../drag/drop-line';
import { useDrag } from '../drag/use-drag';
import { useSlot } from '../drag/use-slot';
import type { EditorActions } from '../use-editor';

type QueryRowProps = {
  query: TemplateQuery;
  index: number;
  /** Position in the whole template. */ number: number;
  actions: EditorActions;
};

/** A draggable query with the gap above it. Only this component is rendered again during dragging. */
export const QueryRow = memo(function QueryRow({ query, index, number, actions }: QueryRowProps) {
  const item: DragItem = useMemo(
    () => ({ kind: 'query', id: query.id, text: query.text, category: query.category, index }),
    [query, index],
  );
  const { setNodeRef, setHandleRef, attributes, listeners, isDragging } = useDrag(`query:${query.id}`, item);
  const { setNodeRef: setSlotRef, isTarget } = useSlot(
    `before:${query.id}`,
    useMemo(() => ({ kind: 'query', category: query.category, index, shape: 'edge' }), [query.category, index]),
  );
  return (
    <li ref={setSlotRef} className="relative border-b border-line last:border-b-0">
      {isTarget ? <DropLine /> : null}
      <div ref={setNodeRef} {...listeners} className={cn('transition-opacity', isDragging && 'bg-selected opacity-50')}>
        <RowBody query={query} number={number} actions={actions} setHandleRef={setHandleRef} attributes={attributes} />
      </div>
    </li>
  );
});

type RowBodyProps = Pick<QueryRowProps, 'query' | 'number' | 'actions'> & {
  setHandleRef: (node: HTMLElement | null) => void;
  attributes: HTMLAttributes<HTMLElement>;
};

const RowBody = memo(function RowBody({ query, number, actions, setHandleRef, attributes }: RowBodyProps) {
  return (
    <div
      className={
        'group flex min-h-[38px] items-center gap-2.5 py-1 pr-3 pl-2.5 select-none hover:bg-hover ' +
        'focus-within:bg-hover'
      }
    >
      <DragHandle ref={setHandleRef} {...attributes} aria-label={`Move query ${number}: ${query.text}`} />
      <span aria-hidden className="w-5 shrink-0 font-mono text-xs text-text-3 tabular-nums">
        {number}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere" title={query.text}>
        {query.text}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <FlagBadge count={query.flags.length} />
        <Sources sources={query.expected_sources} />
        {/* Zero width instead of hidden, so that the keyboard can reach them. */}
        <span
          className={
            'flex w-0 items-center overflow-hidden opacity-0 group-focus-within:w-14 ' +
            'group-focus-within:opacity-100 group-hover:w-14 group-hover:opacity-100'
          }
        >
          <RowButton label={`Edit query ${number}`} onClick={() => actions.editQuery(query)}>
            <Pencil aria-hidden />
          </RowButton>
          <RowButton label={`Delete query ${number}`} onClick={() => actions.deleteQuery(query)}>
            <Trash2 aria-hidden />
          </RowButton>
        </span>
      </span>
    </div>
  );
});

const SHOWN_SOURCES = 2;

function Sources({ sources }: { sources: readonly string[] }) {
  if (sources.length === 0) return null;
  return (
    <span className="hidden items-center gap-1 md:flex" title={sources.map(sourceLabel).join(', ')}>
      {sources.slice(0, SHOWN_SOURCES).map((source) => (
        <FormBadge key={source} className="block max-w-28 truncate leading-[18px]">
          {sourceLabel(source)}
        </FormBadge>
      ))}
      {sources.length > SHOWN_SOURCES ? (
        <span className="text-xs text-text-3 tabular-nums">+{sources.length - SHOWN_SOURCES}</span>
      ) : null}
    </span>
  );
}

/** A title attribute instead of a tooltip: hundreds of tooltips make a long template slow. */
function RowButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={
        'flex size-7 shrink-0 items-center justify-center rounded-md text-text-2 -outline-offset-2 ' +
        'hover:bg-line hover:text-text [&_svg]:size-[15px]'
      }
    >
      {children}
    </button>
  );
}
