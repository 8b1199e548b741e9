'use client';

import { useEffect, useState } from 'react';

/** Milliseconds since a time, updated once a second while `isRunning`. */
export function useElapsedMs(sinceIso: string | null, isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return sinceIso ? Math.max(0, now - new Date(sinceIso).getTime()) : 0;
}
