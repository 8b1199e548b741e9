'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

const AUTO_SAVE_MS = 2000;

export type DraftState = 'idle' | 'unsaved' | 'saving' | 'saved';

/** A text kept in the browser's storage: saved 2 seconds after the last key, on request, and on unmount. */
export function useLocalDraft(key: string, initial = '') {
  const [stored] = useState(() => read(key));
  const [text, setText] = useState(stored ?? initial);
  const [state, setState] = useState<DraftState>('idle');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const pending = useRef<string | null>(null);

  const save = useCallback(() => {
    if (pending.current === null) return;
    write(key, pending.current);
    pending.current = null;
    setSavedAt(new Date().toISOString());
    setState('saved');
  }, [key]);

  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setTimeout(save, AUTO_SAVE_MS);
    return () => clearTimeout(timer);
  }, [state, text, save]);

  useEffect(() => {
    const flush = () => {
      if (pending.current !== null) write(key, pending.current);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [key]);

  return {
    text,
    state,
    savedAt,
    isRestored: stored !== null,
    save,
    change: (next: string) => {
      pending.current = next;
      setText(next);
      setState('unsaved');
    },
    clear: (next = '') => {
      pending.current = null;
      write(key, '');
      setText(next);
      setState('idle');
    },
  };
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** When the browser refuses storage, the text is only kept on the screen. */
function write(key: string, text: string): void {
  try {
    if (text) window.localStorage.setItem(key, text);
    else window.localStorage.removeItem(key);
  } catch (error) {
    console.warn('The draft could not be kept in this browser', error);
  }
}
