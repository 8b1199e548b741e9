'use client';

import { Download } from 'lucide-react';
import { downloadFile } from '@/components/shared/files/download-file';
import { Button } from '@/components/ui/button';

/** The results of one company, or of all, a line a row. */
export function ExportOutcomes({ company }: { company: string | null }) {
  const search = company ? `?company_id=${company}` : '';
  const save = () =>
    void downloadFile(`/voting/outcomes/export${search}`, 'outcomes.csv', 'The results were not exported');
  return (
    <Button onClick={save}>
      <Download aria-hidden />
      Export CSV
    </Button>
  );
}
