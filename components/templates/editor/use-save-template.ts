'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import { NAME_REQUIRED, QUERIES_REQUIRED } from '@/lib/templates/schema';
import { TEMPLATES_KEY } from '@/components/reads/template-reads';
import { replaceAddress } from '@/components/shared/address';
import { createTemplate, updateTemplate } from '../templates-api';
import { bodyOf, countQueries, type Draft } from './draft';

const SAVE_FAILED = 'Failed to save template';
const FAILURE_NOTICE = 'template-save-failed';

type SavedAs = { id: string; name: string };

/** Saves the draft: first as a new template, later to the same one. */
export function useSaveTemplate({ existing, onSaved }: { existing: SavedAs | null; onSaved: (draft: Draft) => void }) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(existing);
  const [hasTried, setHasTried] = useState(false);
  const mutation = useMutation({
    mutationFn: (draft: Draft) => (saved ? updateTemplate(saved.id, bodyOf(draft)) : createTemplate(bodyOf(draft))),
    onSuccess: (template, draft) => {
      if (!saved) replaceAddress(`/reports/templates/${template.id}`);
      setSaved({ id: template.id, name: template.name });
      setHasTried(false);
      onSaved(draft);
      notify.dismiss(FAILURE_NOTICE);
      notify.success('Template saved', { id: 'template-saved' });
      void queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY });
      void queryClient.invalidateQueries({ queryKey: ['template-flags', template.id] });
    },
    onError: (error) => {
      console.error('Saving a template failed', error);
      notify.error(SAVE_FAILED, { id: FAILURE_NOTICE, description: reasonOf(error) });
    },
  });
  return {
    saved,
    isSaving: mutation.isPending,
    /** Problems are shown only after a save attempt. */
    problems: (draft: Draft) => (hasTried ? problemsOf(draft) : {}),
    save: (draft: Draft) => {
      setHasTried(true);
      if (!mutation.isPending && canSave(draft)) mutation.mutate(draft);
    },
  };
}

export function canSave(draft: Draft): boolean {
  return Object.keys(problemsOf(draft)).length === 0;
}

function problemsOf(draft: Draft): { name?: string; queries?: string } {
  return {
    ...(draft.name.trim() === '' ? { name: NAME_REQUIRED } : {}),
    ...(countQueries(draft.categories) === 0 ? { queries: QUERIES_REQUIRED } : {}),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Your changes are still here.';
  return error.errors[0]?.message ?? error.detail;
}
