'use client';

import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import { noticeClasses, noticePlace } from '../overlays/notice-classes';
import { NOT_LOADED } from './not-loaded';
import { onDemand } from './on-demand';

type LoadWhenShownOptions = {
  /** Shown until the code is loaded; nothing by default. */
  waiting?: ReactNode;
  /** Shown when the code could not be loaded, instead of a notice above the page. */
  failed?: (onRetry: () => void) => ReactNode;
};

/**
 * A component that a click shows, such as a dialog: its code is loaded when it is first rendered. Unlike `next/dynamic`
 * it leaves the screen around it as it is while the code is loaded, and when that fails.
 */
export function loadWhenShown<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = (onRetry) => <NotLoadedNotice onRetry={onRetry} /> }: LoadWhenShownOptions = {},
): ComponentType<Props> {
  const code = onDemand(fetchCode);
  return function LoadedWhenShown(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => code.loaded());
    const [hasFailed, setHasFailed] = useState(false);
    const load = useCallback(() => {
      setHasFailed(false);
      code.load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => {
          console.error('A part of the screen could not be loaded', error);
          setHasFailed(true);
        },
      );
    }, []);
    useEffect(load, [load]);
    if (Part) return <Part {...props} />;
    return hasFailed ? failed(load) : waiting;
  };
}

function NotLoadedNotice({ onRetry }: { onRetry: () => void }) {
  return createPortal(
    <div role="alert" className={`${noticePlace} ${noticeClasses} font-normal`}>
      <p className="font-medium">{NOT_LOADED.message}</p>
      <p className="text-xs text-text-2">{NOT_LOADED.advice}</p>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        <Button size="sm" variant="ghost" onClick={() => window.location.reload()}>
          Reload page
        </Button>
      </div>
    </div>,
    document.body,
  );
}
