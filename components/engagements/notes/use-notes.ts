'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasProblems, NO_PROBLEMS, type FieldProblems } from '@/components/shared/forms/field-problems';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { NotesConflict } from '@/lib/engagements/schema-notes';
import { saveNotes } from '../engagements-api';
import type { DraftState } from '../use-local-draft';
import { useEngagementStore } from '../use-engagements';
import { mergeNotes, notesProblems, notesRefusals, payloadOf, toForm, type NotesForm } from './notes-form';

const AUTO_SAVE_MS = 2000;

/**
 * The notes while they are edited: saved 2 seconds after the last key, one save at a time; a newer text by others is
 * not overwritten.
 */
export function useNotes(engagement: EngagementDetail) {
  const { id } = engagement;
  const { storeDetail } = useEngagementStore();
  const [form, setForm] = useState(() => toForm({ ...engagement, notes: engagement.meeting_notes }));
  const [state, setState] = useState<DraftState>('idle');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [problems, setProblems] = useState<FieldProblems>(NO_PROBLEMS);
  const [conflict, setConflict] = useState<NotesConflict | null>(null);
  const revision = useRef(engagement.notes_revision);
  /** Counts changes, so that a save can detect whether more was typed meanwhile. */
  const changes = useRef(0);
  const unsaved = useRef<NotesForm | null>(null);

  const save = useCallback(
    async (wanted: NotesForm) => {
      const refused = notesProblems(wanted, revision.current);
      if (hasProblems(refused)) return setProblems(refused);
      const at = changes.current;
      setState('saving');
      try {
        const answer = await saveNotes(id, payloadOf(wanted, revision.current));
        if ('conflict' in answer) {
          setConflict(answer.conflict);
          setState('unsaved');
          return;
        }
        revision.current = answer.notes_revision;
        if (changes.current === at) unsaved.current = null;
        storeDetail(answer);
        setProblems(NO_PROBLEMS);
        setSavedAt(new Date().toISOString());
        setState(changes.current === at ? 'saved' : 'unsaved');
      } catch (error) {
        setProblems(notesRefusals(error, wanted));
        setState('unsaved');
      }
    },
    [id, storeDetail],
  );

  const isWaiting = state === 'unsaved' && conflict === null && !hasProblems(problems);
  // `save` changes with every render of the store; only typing restarts the timer.
  const saveTyped = useEffectEvent((typed: NotesForm) => void save(typed));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => saveTyped(form), AUTO_SAVE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, form]);

  // When another engagement is opened before the 2 seconds are over, the text is saved on unmount.
  useEffect(
    () => () => {
      if (unsaved.current)
        void saveOnLeaving(id, unsaved.current, revision.current).catch((error: unknown) =>
          console.error('Failed to save the notes', error),
        );
    },
    [id],
  );

  const change = (part: Partial<NotesForm>) => {
    changes.current += 1;
    const next = { ...form, ...part };
    unsaved.current = next;
    setForm(next);
    setProblems(NO_PROBLEMS);
    setState((was) => (was === 'saving' ? was : 'unsaved'));
  };
  /** Saves the chosen text after a conflict, based on the newer revision. */
  const resolveConflict = (kept: NotesForm, { isTheirs = false } = {}) => {
    if (!conflict) return;
    revision.current = conflict.current.notes_revision;
    setConflict(null);
    setForm(kept);
    changes.current += 1;
    unsaved.current = isTheirs ? null : kept;
    if (isTheirs) setState('idle');
    else void save(kept);
  };
  return {
    form,
    state,
    savedAt,
    problems,
    conflict,
    change,
    saveNow: () => void (state === 'saving' ? undefined : save(form)),
    resolveConflict,
  };
}

/** On a conflict the user can no longer choose, so both texts are saved. */
async function saveOnLeaving(id: string, form: NotesForm, revision: number): Promise<void> {
  const answer = await saveNotes(id, payloadOf(form, revision));
  if (!('conflict' in answer)) return;
  const { current } = answer.conflict;
  await saveNotes(id, payloadOf(mergeNotes(toForm(current), form), current.notes_revision));
}
