'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import type { Template } from '@/lib/templates/schema';
import { TEMPLATES_KEY } from '@/components/reads/template-reads';
import { cloneTemplate } from './templates-api';

/** Creates a personal copy named "… (Copy)" with the flags of the original. */
export function useCloneTemplate({ id }: Pick<Template, 'id'>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: () => cloneTemplate(id),
    onSuccess: (copy) => {
      notify.success('Template cloned', {
        description: `“${copy.name}” is visible only to you.`,
        action: { label: 'Edit', onClick: () => router.push(`/reports/templates/${copy.id}`) },
      });
      return queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY });
    },
    onError: (error) => {
      console.error('Cloning a template failed', error);
      notify.error('Failed to clone template', { description: apiErrorMessage(error, 'Nothing was changed.') });
    },
  });
  return { clone: () => mutate(), isPending };
}
