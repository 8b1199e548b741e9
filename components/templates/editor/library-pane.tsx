'use client';

import { Check, ChevronDown, Plus, SearchX } from 'lucide-react';
import { memo, useDeferredValue, useId, useMemo, useState, type HTMLAttributes } from 'react';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/shared/states/empty-state';
import { SearchInput } from '@/components/ui/search-input';
import { formatCounted } from '@/lib/format/numbers';
import type { LibraryQuery } from '@/lib/templates/schema';
import type { EditorCategory } from './draft/draft';
import { DragHandle } from './drag/drag-handle';
import type { DragItem } from './drag/drag-item';
import { useDrag } from './drag/use-drag';
import { groupLibrary, usedInTemplate, type LibraryGroup } from './library';
import type { EditorActions } from './use-editor';

type LibraryPaneProps = {
  library: readonly LibraryQuery[];
  categories: readonly EditorCategory[];
  actions: EditorActions;
};

/** The library of queries by category, with a search; queries already in the template are marked. */
export const LibraryPane = memo(function LibraryPane({ library, categories, actions }: LibraryPaneProps) {
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(search);
  const groups = useMemo(() => groupLibrary(library, wanted), [library, wanted]);
  const used = useMemo(() => usedInTemplate(library, categories), [library, categories]);
  const found = groups.reduce((sum, { queries }) => sum + queries.length, 0);
  // A search opens every category with matches.
  const isOpen = (key: string) => wanted.trim() !== '' || !closed.has(key);
  const toggle = (key: string) =>
    setClosed((was) => (was.has(key) ? new Set([...was].filter((other) => other !== key)) : new Set([...was, key])));
  return (
    <aside
      aria-label="Query Library"
      className={
        'flex min-h-0 w-[248px] shrink-0 flex-col border-r border-line bg-surface max-md:h-2/5 max-md:w-full ' +
        'max-md:border-r-0 max-md:border-b lg:w-[304px]'
      }
    >
      <div className="flex shrink-0 flex-col gap-2.5 border-b border-line px-4 pt-3 pb-3">
        <div className="flex min-h-6 items-baseline justify-between gap-2">
          <h2 className="text-base font-semibold">Query Library</h2>
          <span role="status" className="text-xs text-text-3 tabular-nums">
            {wanted.trim() === '' ? formatCounted(library.length, 'query', 'queries') : `${found} of ${library.length}`}
          </span>
        </div>
        <SearchInput
          value={search}
          onValueChange={setSearch}
          placeholder="Search queries"
          aria-label="Search queries"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            isOpen={isOpen(group.key)}
            onToggle={() => toggle(group.key)}
            used={used}
            actions={actions}
          />
        ))}
        {groups.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden />}
            title="No queries match"
          >{`Nothing in the library matches “${wanted.trim()}”.`}</EmptyState>
        ) : null}
      </div>
    </aside>
  );
});

function Group({
  group,
  isOpen,
  onToggle,
  used,
  actions,
}: {
  group: LibraryGroup;
  isOpen: boolean;
  onToggle: () => void;
  used: ReadonlySet<string>;
  actions: EditorActions;
}) {
  const listId = useId();
  return (
    <div role="group" aria-label={group.name} className="border-b border-line last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className="flex min-h-9 w-full items-center gap-2 py-1.5 pr-4 pl-3 text-left -outline-offset-2 hover:bg-hover"
        >
          <ChevronDown
            aria-hidden
            className={cn('size-4 shrink-0 text-text-2 transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="min-w-0 flex-1 truncate text-sm font-medium">{group.name}</span>
          <span className="text-xs text-text-3 tabular-nums">{group.queries.length}</span>
        </button>
      </h3>
      <ul id={listId} hidden={!isOpen} className="pb-1.5">
        {isOpen
          ? group.queries.map((query) => (
              <LibraryItem key={query.id} query={query} isUsed={used.has(query.id)} actions={actions} />
            ))
          : null}
      </ul>
    </div>
  );
}

type LibraryItemProps = { query: LibraryQuery; isUsed: boolean; actions: EditorActions };

/**
 * Dragging inserts a copy; the plus button adds the copy at the end of its category. Only this component is rendered
 * again during dragging.
 */
const LibraryItem = memo(function LibraryItem({ query, isUsed, actions }: LibraryItemProps) {
  const item: DragItem = useMemo(() => ({ kind: 'library', query }), [query]);
  const { setNodeRef, setHandleRef, attributes, listeners, isDragging } = useDrag(`library:${query.id}`, item);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={cn(
        'group flex cursor-grab items-start gap-1.5 py-[5px] pr-3 pl-3 select-none ' +
          'hover:bg-hover focus-within:bg-hover',
        isDragging && 'opacity-40',
      )}
    >
      <ItemBody query={query} isUsed={isUsed} actions={actions} setHandleRef={setHandleRef} attributes={attributes} />
    </li>
  );
});

type ItemBodyProps = LibraryItemProps & {
  setHandleRef: (node: HTMLElement | null) => void;
  attributes: HTMLAttributes<HTMLElement>;
};

const ItemBody = memo(function ItemBody({ query, isUsed, actions, setHandleRef, attributes }: ItemBodyProps) {
  return (
    <>
      <DragHandle
        ref={setHandleRef}
        {...attributes}
        aria-label={`Drag library query: ${query.text}`}
        className="-mt-0.5 -ml-1"
      />
      <span className="min-w-0 flex-1 text-sm leading-[18px] text-text-2 group-hover:text-text">{query.text}</span>
      {isUsed ? (
        <span
          role="img"
          aria-label="In this template"
          title="In this template"
          className="flex size-6 shrink-0 items-center justify-center text-text-2"
        >
          <Check aria-hidden className="size-[15px]" />
        </span>
      ) : (
        <button
          type="button"
          aria-label={`Add to template: ${query.text}`}
          title="Add to template"
          onClick={() => actions.copyFromLibrary(query)}
          className={
            '-mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-sm text-text-3 hover:bg-line ' +
            'hover:text-text'
          }
        >
          <Plus aria-hidden className="size-[15px]" />
        </button>
      )}
    </>
  );
});
