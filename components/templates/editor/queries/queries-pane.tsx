'use client';

import { FolderPlus, Plus } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/shared/states/empty-state';
import { Kbd } from '@/components/ui/kbd';
import { useShortcutLabel } from '@/components/shared/shortcut-label';
import { formatCounted } from '@/lib/format/numbers';
import { CategorySection } from './category-section';
import { countQueries, type EditorCategory } from '../draft/draft';
import { DropLine } from '../drag/drop-line';
import { useSlot } from '../drag/use-slot';
import type { EditorActions } from '../use-editor';
import { useQueryShortcutLabel } from '../use-editor-shortcuts';

/** The categories of the template with their queries, in order. */
export const QueriesPane = memo(function QueriesPane({
  categories,
  actions,
}: {
  categories: readonly EditorCategory[];
  actions: EditorActions;
}) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (key: string) =>
      setClosed((was) => (was.has(key) ? new Set([...was].filter((other) => other !== key)) : new Set([...was, key]))),
    [],
  );
  const firstNumbers = useMemo(
    () => categories.map((_, index) => 1 + countQueries(categories.slice(0, index))),
    [categories],
  );
  const total = countQueries(categories);
  const categoryKey = useShortcutLabel('K');
  const queryKey = useQueryShortcutLabel();
  return (
    <section aria-label="Template Queries" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3">
        <div className="flex min-w-0 items-baseline gap-2">
          <h2 className="text-base font-semibold">Template Queries</h2>
          <span className="text-sm text-text-3 tabular-nums">
            {total} in {formatCounted(categories.length, 'category', 'categories')}
          </span>
        </div>
        <div className="flex gap-2">
          <Button onClick={() => actions.addCategory()}>
            <FolderPlus aria-hidden />
            Add Category
            <Kbd aria-hidden className="ml-0.5">
              {categoryKey}
            </Kbd>
          </Button>
          <Button onClick={() => actions.addQuery(null)}>
            <Plus aria-hidden />
            Add Query
            <Kbd aria-hidden className="ml-0.5">
              {queryKey}
            </Kbd>
          </Button>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
        {categories.length === 0 ? (
          <EmptyState
            title="No categories"
            actions={
              <Button size="sm" onClick={() => actions.addCategory()}>
                Add Category
              </Button>
            }
          >
            Queries are grouped in categories; a report has one section for each.
          </EmptyState>
        ) : (
          <ol aria-label="Categories" className="flex flex-col gap-3">
            {categories.map((category, index) => (
              <CategorySection
                key={category.key}
                category={category}
                index={index}
                isLast={index === categories.length - 1}
                firstNumber={firstNumbers[index] ?? 1}
                isOpen={!closed.has(category.key)}
                onToggle={toggle}
                actions={actions}
              />
            ))}
            <LastSlot index={categories.length} />
          </ol>
        )}
      </div>
    </section>
  );
});

/** The gap below the last category. */
function LastSlot({ index }: { index: number }) {
  const { setNodeRef, isTarget } = useSlot(
    'end-of-categories',
    useMemo(() => ({ kind: 'category', index, shape: 'edge' }), [index]),
  );
  return (
    <li ref={setNodeRef} aria-hidden className="relative -mt-3 h-3">
      {isTarget ? <DropLine className="inset-x-0 top-1.5" /> : null}
    </li>
  );
}
