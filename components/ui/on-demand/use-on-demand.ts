'use client';

import { useCallback, useState } from 'react';
import { notify } from '../toast';
import { NOT_LOADED } from './not-loaded';
import type { OnDemand } from './on-demand';

/** Null until `ask` is called and the code is loaded. A failure is shown in a notice; the next `ask` tries again. */
export function useOnDemand<T extends object>(code: OnDemand<T>): { parts: T | null; ask: () => void } {
  const [parts, setParts] = useState<T | null>(null);
  const ask = useCallback(() => {
    code.load().then(
      (loaded) => setParts(() => loaded),
      (error: unknown) => {
        console.error('A part of the screen could not be loaded', error);
        notify.error(NOT_LOADED.message, { id: 'not-loaded', description: NOT_LOADED.advice });
      },
    );
  }, [code]);
  return { parts, ask };
}
