import { useCallback, useEffect, useRef } from 'react';

/** A callback that runs once its calls pause, as it is then; a call that waits is dropped when the component goes. */
export function useDebouncedCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
  delayMs: number,
): (...args: Args) => void {
  const newest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (...args: Args) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => newest.current(...args), delayMs);
    },
    [delayMs],
  );
}
