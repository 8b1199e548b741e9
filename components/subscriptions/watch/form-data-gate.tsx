'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activeTemplates } from '@/components/reads/report-reads';
import { WhenRead } from '@/components/shared/states/when-read';
import type { Template } from '@/lib/templates/schema';

/** Shows the form of a subscription or group when its choices, the active templates, are loaded. */
export function FormDataGate({ children }: { children: (templates: Template[]) => ReactNode }) {
  const templates = useQuery({ ...activeTemplates, staleTime: 0 });
  return (
    <WhenRead
      query={templates}
      loading="Loading form data..."
      failure="Failed to load form data"
      cause="The templates could not be read."
      fields={5}
      className="px-5 pt-4 pb-6"
    >
      {children}
    </WhenRead>
  );
}
