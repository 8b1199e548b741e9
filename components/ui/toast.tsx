'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { onDemand } from './on-demand/on-demand';

export type Tone = 'success' | 'error' | 'info';
export type NoticeOptions = {
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** A later toast with the same id replaces this one. */
  id?: string;
};

/** The code of toasts is loaded at the first interaction, so that it is available when the connection is lost. */
const code = onDemand(() => import('./on-demand/toast-parts'));
const ToastRegion = lazy(code.load);

const region = makeRegion();

/** Mounted once, in the root layout. Renders nothing until the first toast. */
export function Toaster() {
  const isRequested = useSyncExternalStore(region.subscribe, region.isRequested, () => false);
  useEffect(() => {
    const prepare = () => void code.load().catch(() => undefined);
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', prepare, once);
    window.addEventListener('keydown', prepare, once);
    return () => {
      window.removeEventListener('pointerdown', prepare, once);
      window.removeEventListener('keydown', prepare, once);
    };
  }, []);
  return isRequested ? (
    <Suspense fallback={null}>
      <ToastRegion onReady={region.markReady} />
    </Suspense>
  ) : null;
}

/** Success and info disappear after 5 seconds; errors stay until they are dismissed. */
export const notify = {
  success: (message: string, options?: NoticeOptions) => show('success', message, options),
  info: (message: string, options?: NoticeOptions) => show('info', message, options),
  error: (message: string, options?: NoticeOptions) => show('error', message, options),
  dismiss: (id: string) => void code.loaded()?.dismiss(id),
};

function show(tone: Tone, message: string, options?: NoticeOptions): void {
  region.want();
  void Promise.all([code.load(), region.ready])
    .then(([parts]) => parts.show(tone, message, options))
    .catch((error: unknown) => console.error(`${message}. Its notice could not be shown.`, error));
}

/** Whether the region was requested, and when it is ready. */
function makeRegion() {
  const listeners = new Set<() => void>();
  let isRequested = false;
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  return {
    ready,
    markReady,
    isRequested: () => isRequested,
    want: () => {
      isRequested = true;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
