'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalsOf } from '@/components/shared/forms/field-problems';
import { useDraftProblems } from '@/components/shared/forms/use-draft-problems';
import { ApiError } from '@/components/api/api-error';
import { onDemand } from '@/components/ui/on-demand/on-demand';
import { notify } from '@/components/ui/toast';
import { TEMPLATES_KEY } from '@/components/reads/template-reads';
import { replaceAddress } from '@/components/shared/address';
import { createTemplate, updateTemplate } from '@/components/templates/templates-api';
import { bodyOf, fingerprint, shownProblems, type Draft } from './draft';

const SAVE_FAILED = 'Failed to save template';
const FAILURE_NOTICE = 'template-save-failed';

const check = onDemand(() => import('./check-draft'));

type SavedAs = { id: string; name: string };

type SaveTemplateOptions = { draft: Draft; existing: SavedAs | null; onSaved: (draft: Draft) => void };

/** Saves the draft: first as a new template, later to the same one. */
export function useSaveTemplate({ draft, existing, onSaved }: SaveTemplateOptions) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(existing);
  const { problems, tryNow, refuse, settle } = useDraftProblems(fingerprint(draft), draft, check);
  const mutation = useMutation({
    mutationFn: (sent: Draft) => (saved ? updateTemplate(saved.id, bodyOf(sent)) : createTemplate(bodyOf(sent))),
    onSuccess: (template, sent) => {
      if (!saved) replaceAddress(`/reports/templates/${template.id}`);
      setSaved({ id: template.id, name: template.name });
      settle();
      onSaved(sent);
      notify.dismiss(FAILURE_NOTICE);
      notify.success('Template saved', { id: 'template-saved' });
      void queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY });
      void queryClient.invalidateQueries({ queryKey: ['template-flags', template.id] });
    },
    onError: (error) => {
      console.error('Saving a template failed', error);
      refuse(shownProblems(refusalsOf(error, (path) => path !== '', SAVE_FAILED)));
      notify.error(SAVE_FAILED, { id: FAILURE_NOTICE, description: reasonOf(error) });
    },
  });
  return {
    saved,
    isSaving: mutation.isPending,
    problems,
    /** Where the draft has problems, they are shown from then on. */
    save: (onProblems: () => void) =>
      void tryNow({ send: () => (mutation.isPending ? undefined : mutation.mutate(draft)), onProblems }),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Your changes are still here.';
  return error.errors[0]?.message ?? error.detail;
}
