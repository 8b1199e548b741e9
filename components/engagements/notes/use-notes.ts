'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { ActionItem, NotesConflict } from '@/lib/engagements/schema-notes';
import { saveNotes } from '../engagements-api';
import type { DraftState } from '../use-local-draft';
import { useEngagementStore } from '../use-engagements';

const AUTO_SAVE_MS = 2000;

export type NotesForm = { notes: string; attendees: string; action_items: ActionItem[]; follow_up_required: boolean };

export function toForm(stored: Pick<EngagementDetail, 'attendees' | 'action_items' | 'follow_up_required'> & { notes: string }): NotesForm {
  return { notes: stored.notes, attendees: stored.attendees.join(', '), action_items: stored.action_items, follow_up_required: stored.follow_up_required };
}

/** The notes as they are typed: saved 2 seconds after the last key, one save at a time, a newer text of others kept. */
export function useNotes(engagement: EngagementDetail) {
  const { id } = engagement;
  const { storeDetail } = useEngagementStore();
  const [form, setForm] = useState(() => toForm({ ...engagement, notes: engagement.meeting_notes }));
  const [state, setState] = useState<DraftState>('idle');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<NotesConflict | null>(null);
  const revision = useRef(engagement.notes_revision);
  /** Counts the changes, so that a save knows whether more was typed meanwhile. */
  const changes = useRef(0);

  const save = useCallback(async (wanted: NotesForm) => {
    const at = changes.current;
    setState('saving');
    try {
      const answer = await saveNotes(id, { ...wanted, action_items: wanted.action_items.filter(({ item }) => item.trim() !== ''), base_revision: revision.current });
      if ('conflict' in answer) {
        setConflict(answer.conflict);
        setState('unsaved');
        return;
      }
      revision.current = answer.notes_revision;
      storeDetail(answer);
      setProblem(null);
      setSavedAt(new Date().toISOString());
      setState(changes.current === at ? 'saved' : 'unsaved');
    } catch (error) {
      setProblem(apiErrorMessage(error, 'Failed to save the notes'));
      setState('unsaved');
    }
  }, [id, storeDetail]);

  const isWaiting = state === 'unsaved' && conflict === null && problem === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void save(form), AUTO_SAVE_MS);
    return () => clearTimeout(timer);
    // `save` is new with every render of the store; only what is typed starts the wait again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, form]);

  const change = (part: Partial<NotesForm>) => {
    changes.current += 1;
    setForm((was) => ({ ...was, ...part }));
    setProblem(null);
    setState((was) => (was === 'saving' ? was : 'unsaved'));
  };
  /** The choice after a conflict: what is kept is saved on top of the newer text. */
  const settle = (kept: NotesForm, { isTheirs = false } = {}) => {
    if (!conflict) return;
    revision.current = conflict.current.notes_revision;
    setConflict(null);
    setForm(kept);
    changes.current += 1;
    if (isTheirs) setState('idle');
    else void save(kept);
  };
  return { form, state, savedAt, problem, conflict, change, saveNow: () => void (state === 'saving' ? undefined : save(form)), settle };
}
