'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/components/api/api-client';
import { saveBlob } from '@/components/shared/files/save-blob';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import { TEMPLATE_FILE_NAME } from '@/lib/companies/schema-import';

export function TemplateLink() {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const response = await api.send({ path: '/companies/bulk-import/template', headers: { accept: 'text/csv' } });
      saveBlob(await response.blob(), TEMPLATE_FILE_NAME);
    } catch {
      notify.error('Failed to download template');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="link" size="sm" disabled={isBusy} onClick={() => void download()}>
      <Download aria-hidden />
      Download the CSV template
    </Button>
  );
}
