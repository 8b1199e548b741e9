import type { GridColumn } from '@/lib/grid/schema';

/** The columns with one moved a place among those beside it (pinned or not), or to the place of another. */
export function moveColumn(columns: readonly GridColumn[], columnId: string, to: 1 | -1 | string): GridColumn[] {
  const from = columns.findIndex(({ id }) => id === columnId);
  const moved = columns[from];
  if (!moved) return [...columns];
  const alike = columns.filter(({ is_pinned: isPinned }) => isPinned === moved.is_pinned);
  const place = alike.indexOf(moved);
  const target = typeof to === 'string' ? columns.find(({ id }) => id === to) : alike[place + to];
  if (!target) return [...columns];
  const rest = columns.filter(({ id }) => id !== columnId);
  const at = rest.indexOf(target) + (columns.indexOf(target) > from ? 1 : 0);
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}
