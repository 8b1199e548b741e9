'use client';

import { useCallback, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Selected companies; the selection is kept while the search changes. */
export function useSelection() {
  const [selectedIds, setSelectedIds] = useState(NONE);
  const toggle = useCallback(
    (id: string) =>
      setSelectedIds((was) => {
        const next = new Set(was);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const remove = useCallback(
    (id: string) => setSelectedIds((was) => new Set([...was].filter((other) => other !== id))),
    [],
  );
  /** Selects all shown companies, or deselects them when all are selected. */
  const toggleAll = useCallback(
    (ids: readonly string[]) =>
      setSelectedIds((was) => {
        const next = new Set(was);
        const isFull = ids.every((id) => was.has(id));
        for (const id of ids)
          if (isFull) next.delete(id);
          else next.add(id);
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setSelectedIds(NONE), []);
  return { selectedIds, toggle, toggleAll, remove, clear };
}
