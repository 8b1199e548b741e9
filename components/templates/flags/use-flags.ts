'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { removedLines } from '@/lib/templates/merge-flags.rules';
import type { FlagConfiguration } from '@/lib/templates/schema';
import { fetchFlags, TEMPLATES_KEY } from '@/components/reads/template-reads';
import { pause } from '@/components/shared/time/pause';
import { deleteFlags, previewFlags, saveFlags } from './flags-api';

const PREVIEW_PAUSE_MS = 400;

export function flagsKey(templateId: string): string[] {
  return ['template-flags', templateId];
}

/** The saves of the flag dialog; each writes the server's result into the cache. */
export function useFlagWrites(templateId: string, onFlagsRemoved?: (lines: readonly string[]) => void) {
  const queryClient = useQueryClient();
  const store = (flags: FlagConfiguration) => {
    const before = queryClient.getQueryData<FlagConfiguration>(flagsKey(templateId));
    onFlagsRemoved?.(removedLines(before?.flag_configuration ?? '', flags.flag_configuration));
    queryClient.setQueryData(flagsKey(templateId), flags);
    void queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY });
    return flags;
  };
  const save = useMutation({ mutationFn: async (text: string) => store(await saveFlags(templateId, text)) });
  const remove = useMutation({
    mutationFn: async () => {
      await deleteFlags(templateId);
      return store({ template_id: templateId, flag_configuration: '', flags: [], updated_at: null });
    },
  });
  const reload = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery({
        queryKey: flagsKey(templateId),
        queryFn: ({ signal }) => fetchFlags(templateId, signal),
        staleTime: 0,
      }),
  });
  return { save, remove, reload };
}

/** The meaning of the lines, fetched after a pause in typing; the previous result stays until the next arrives. */
export function useFlagPreview(templateId: string, text: string) {
  return useQuery({
    queryKey: ['template-flags-preview', templateId, text],
    queryFn: async ({ signal }) => {
      // Ends early when the text changes again, because the query of the older text is aborted.
      await pause(PREVIEW_PAUSE_MS, signal);
      return (await previewFlags(templateId, text, signal)).flags;
    },
    enabled: text.trim() !== '',
    placeholderData: (before) => before,
    retry: false,
  });
}
