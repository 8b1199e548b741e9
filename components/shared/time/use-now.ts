'use client';

import { useEffect, useState } from 'react';

/** The current time, updated every second; null until the page is hydrated. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick, 0);
    const stop = everySecond(tick);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, []);
  return now;
}

/** Milliseconds since a time, updated once a second while `isRunning`. */
export function useElapsedMs(sinceIso: string | null, isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => (isRunning ? everySecond(() => setNow(Date.now())) : undefined), [isRunning]);
  return sinceIso ? Math.max(0, now - new Date(sinceIso).getTime()) : 0;
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
