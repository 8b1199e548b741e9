'use client';

import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { onDemand } from './on-demand/on-demand';
import { noticeClasses, noticePlace } from './overlays/notice-classes';

export type Tone = 'success' | 'error' | 'info';
export type NoticeOptions = {
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** A later toast with the same id replaces this one. */
  id?: string;
};

/** The code of toasts is loaded at the first interaction, so that it is available when the connection is lost. */
const code = onDemand(() => import('./on-demand/toast-parts'));

const region = makeRegion();

/** Mounted once, in the root layout. Renders nothing until the first toast. */
export function Toaster() {
  const { Region, plain } = useSyncExternalStore(region.subscribe, region.shown, region.shown);
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
  return (
    <>
      {Region ? <Region onReady={region.markReady} /> : null}
      {plain ? <PlainNotice message={plain} onClose={() => region.showPlain(null)} /> : null}
    </>
  );
}

/** A notice while the code of toasts cannot be loaded. */
function PlainNotice({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <div role="alert" className={`${noticePlace} ${noticeClasses} flex items-start justify-between gap-3 font-medium`}>
      <span>{message}</span>
      <button type="button" className="text-accent hover:underline" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

/** Success and info disappear after 5 seconds; errors stay until they are dismissed. */
export const notify = {
  success: (message: string, options?: NoticeOptions) => show('success', message, options),
  info: (message: string, options?: NoticeOptions) => show('info', message, options),
  error: (message: string, options?: NoticeOptions) => show('error', message, options),
  dismiss: (id: string) => void code.loaded()?.dismiss(id),
};

function show(tone: Tone, message: string, options?: NoticeOptions): void {
  code
    .load()
    .then(async (parts) => {
      region.mount(parts.default);
      await region.ready;
      parts.show(tone, message, options);
    })
    .catch((error: unknown) => {
      console.error('The code of notices could not be loaded', error);
      region.showPlain(message);
    });
}

type Shown = { Region: ComponentType<{ onReady: () => void }> | null; plain: string | null };

/** What the Toaster renders, and when the region listens for toasts. */
function makeRegion() {
  const listeners = new Set<() => void>();
  let shown: Shown = { Region: null, plain: null };
  const update = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  return {
    ready,
    markReady,
    shown: () => shown,
    mount: (Region: Shown['Region']) => {
      if (shown.Region !== Region) update({ Region });
    },
    showPlain: (plain: string | null) => update({ plain }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
