'use client';

import { useEffect, useRef, useState } from 'react';
import type { OnDemand } from '@/components/ui/on-demand/on-demand';
import { hasProblems, NO_PROBLEMS, type FieldProblems } from './field-problems';

/** The check by the action's schema, which is loaded once there is something to save. */
export type DraftCheck<Draft> = OnDemand<{ problemsOfDraft: (draft: Draft) => FieldProblems }>;

/**
 * The errors that an editor shows beside its fields after an attempt to save: those of the action's schema for the
 * current draft, and those of the server for exactly this draft, which `text` identifies.
 */
export function useDraftProblems<Draft>(text: string, draft: Draft, code: DraftCheck<Draft>) {
  const [first] = useState(text);
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<{ text: string; problems: FieldProblems } | null>(null);
  const isChecking = useRef(false);
  const isChanged = text !== first;
  useEffect(() => {
    if (isChanged) void code.load().catch(() => undefined);
  }, [isChanged, code]);
  const ofServer = refused?.text === text ? refused.problems : NO_PROBLEMS;
  return {
    problems: hasTried ? { ...ofServer, ...code.loaded()?.problemsOfDraft(draft) } : NO_PROBLEMS,
    /** Sends the draft, or shows its problems from then on. Where the check could not be loaded, the server checks. */
    tryNow: async ({ send, onProblems }: { send: () => void; onProblems?: () => void }) => {
      if (isChecking.current) return;
      isChecking.current = true;
      const check = code.loaded() ?? (await code.load().catch(() => null));
      isChecking.current = false;
      setHasTried(true);
      if (hasProblems(check?.problemsOfDraft(draft) ?? NO_PROBLEMS)) onProblems?.();
      else send();
    },
    refuse: (problems: FieldProblems) => setRefused({ text, problems }),
    settle: () => {
      setHasTried(false);
      setRefused(null);
    },
  };
}
