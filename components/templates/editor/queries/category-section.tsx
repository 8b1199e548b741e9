'use client';

import { ArrowDown, ArrowUp, ChevronDown, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { formatCounted } from '@/lib/format/numbers';
import type { EditorCategory } from '../draft/draft';
import { DragHandle } from '../drag/drag-handle';
import type { DragItem } from '../drag/drag-item';
import { DropLine } from '../drag/drop-line';
import { useDrag } from '../drag/use-drag';
import { useSlot } from '../drag/use-slot';
import { QueryRow } from './query-row';
import type { EditorActions } from '../use-editor';

type CategorySectionProps = {
  category: EditorCategory;
  index: number;
  isLast: boolean;
  /** Number of the first query, counted over the whole template. */
  firstNumber: number;
  isOpen: boolean;
  onToggle: (key: string) => void;
  actions: EditorActions;
};

/** A category of the template with its queries; the whole section can be dragged by its handle. */
export const CategorySection = memo(function CategorySection({
  category,
  index,
  isLast,
  firstNumber,
  isOpen,
  onToggle,
  actions,
}: CategorySectionProps) {
  const { key, name, queries } = category;
  const bodyId = useId();
  const item: DragItem = useMemo(
    () => ({ kind: 'category', key, name, index, size: queries.length }),
    [key, name, index, queries.length],
  );
  const { setNodeRef, setHandleRef, attributes, listeners, isDragging } = useDrag(`category:${key}`, item);
  const { setNodeRef: setSlotRef, isTarget } = useSlot(
    `before-category:${key}`,
    useMemo(() => ({ kind: 'category', index, shape: 'edge' }), [index]),
  );
  return (
    <li ref={setSlotRef} className="relative">
      {isTarget ? <DropLine className="inset-x-0 -top-1.5" /> : null}
      <section
        aria-label={name}
        className={cn('overflow-clip rounded-lg border border-line bg-surface', isDragging && 'opacity-50')}
      >
        <div
          ref={setNodeRef}
          {...listeners}
          className="flex min-h-[42px] items-center gap-2 py-1.5 pr-2 pl-2.5 select-none"
        >
          <DragHandle ref={setHandleRef} {...attributes} aria-label={`Move category ${name}`} />
          <h3 className="min-w-0">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => onToggle(key)}
              className="flex max-w-full items-center gap-2 rounded-sm px-0.5 text-left"
            >
              <ChevronDown
                aria-hidden
                className={cn('size-4 shrink-0 text-text-2 transition-transform', !isOpen && '-rotate-90')}
              />
              <span className="truncate text-base font-semibold" title={name}>
                {name}
              </span>
            </button>
          </h3>
          <span className="shrink-0 text-xs text-text-3 tabular-nums">
            {formatCounted(queries.length, 'query', 'queries')}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-0.5">
            <IconButton
              size="sm"
              label={`Add query to ${name}`}
              tooltip="Add query"
              icon={<Plus aria-hidden />}
              onClick={() => actions.addQuery(key)}
            />
            <CategoryMenu category={category} index={index} isLast={isLast} actions={actions} />
          </span>
        </div>
        <div id={bodyId} hidden={!isOpen} className="border-t border-line">
          {isOpen ? <Queries category={category} firstNumber={firstNumber} actions={actions} /> : null}
        </div>
        {isOpen ? null : <AreaSlot category={key} index={queries.length} className="-mt-1 h-1" />}
      </section>
    </li>
  );
});

function Queries({
  category,
  firstNumber,
  actions,
}: Pick<CategorySectionProps, 'category' | 'firstNumber' | 'actions'>) {
  const { key, queries } = category;
  if (queries.length === 0) {
    return (
      <AreaSlot
        category={key}
        index={0}
        className={
          'm-2 flex h-11 items-center justify-center rounded-md border border-dashed border-line-strong text-xs ' +
          'text-text-3'
        }
      >
        Drag queries here, or add one.
      </AreaSlot>
    );
  }
  return (
    <ul aria-label={category.name}>
      {queries.map((query, index) => (
        <QueryRow key={query.id} query={query} index={index} number={firstNumber + index} actions={actions} />
      ))}
      <EndSlot category={key} index={queries.length} />
    </ul>
  );
}

/** The gap below the last query. */
function EndSlot({ category, index }: { category: string; index: number }) {
  const { setNodeRef, isTarget } = useSlot(
    `end:${category}`,
    useMemo(() => ({ kind: 'query', category, index, shape: 'edge' }), [category, index]),
  );
  return (
    <li ref={setNodeRef} aria-hidden className="relative h-0">
      {isTarget ? <DropLine className="-top-px" /> : null}
    </li>
  );
}

/** Drop area of a category without visible rows: a query is added at its end. */
function AreaSlot({
  category,
  index,
  className,
  children,
}: {
  category: string;
  index: number;
  className: string;
  children?: string;
}) {
  const { setNodeRef, isTarget } = useSlot(
    `end:${category}`,
    useMemo(() => ({ kind: 'query', category, index, shape: 'area' }), [category, index]),
  );
  return (
    <div
      ref={setNodeRef}
      data-drop-line={isTarget || undefined}
      className={cn(className, isTarget && 'border-accent-solid bg-accent-tint')}
    >
      {children}
    </div>
  );
}

function CategoryMenu({
  category,
  index,
  isLast,
  actions,
}: Pick<CategorySectionProps, 'category' | 'index' | 'isLast' | 'actions'>) {
  const { key, name } = category;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={`Actions for ${name}`} tooltip="More" icon={<Ellipsis aria-hidden />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => actions.renameCategory(category)}>
          <Pencil aria-hidden />
          Edit Category
        </DropdownMenuItem>
        <DropdownMenuItem disabled={index === 0} onSelect={() => actions.moveCategory(key, index - 1)}>
          <ArrowUp aria-hidden />
          Move Up
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isLast} onSelect={() => actions.moveCategory(key, index + 2)}>
          <ArrowDown aria-hidden />
          Move Down
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem isDestructive onSelect={() => actions.deleteCategory(category)}>
          <Trash2 aria-hidden />
          Delete Category
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
