'use client';

import { useState } from 'react';
import { hasProblems, NO_PROBLEMS, type FieldProblems } from './field-problems';

/**
 * What an editor shows beside its fields once saving was tried: what the action's schema says of the draft as it is
 * now, and what the server refused of this very draft, which `text` tells from others.
 */
export function useDraftProblems(text: string, check: () => FieldProblems) {
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<{ text: string; problems: FieldProblems } | null>(null);
  const ofServer = refused?.text === text ? refused.problems : NO_PROBLEMS;
  return {
    problems: hasTried ? { ...ofServer, ...check() } : NO_PROBLEMS,
    /** Whether the draft can be sent. */
    tryNow: () => {
      setHasTried(true);
      return !hasProblems(check());
    },
    refuse: (problems: FieldProblems) => setRefused({ text, problems }),
    settle: () => {
      setHasTried(false);
      setRefused(null);
    },
  };
}
