'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { FileDrop } from '@/components/shared/files/file-drop';
import { Progress } from '@/components/ui/progress';
import { IMPORT_EXTENSIONS, MAX_IMPORT_BYTES } from '@/lib/companies/schema-import';
import { formatCount } from '@/lib/format/numbers';
import type { Job } from '@/lib/jobs/rows/schema';
import { ImportPreview } from './import-preview';
import { ImportSummary } from './import-summary';
import { readPreview, type Preview } from './read-preview';
import { TemplateLink } from './template-link';
import { useImport } from './use-import';

const RULES = {
  extensions: IMPORT_EXTENSIONS,
  maxSizeBytes: MAX_IMPORT_BYTES,
  sizeMessage: 'File too large. Maximum size is 10MB.',
};

export function BulkImportDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Bulk Import Companies"
        description="Columns ticker, name and cik are required; entity_type is optional."
        className="max-w-[720px]"
      >
        <BulkImport />
      </DialogContent>
    </Dialog>
  );
}

function BulkImport() {
  const [file, setFile] = useState<File | null>(null);
  const { run, start, reset } = useImport();
  const preview = usePreview(file);
  const isImporting = run.kind === 'importing';
  const take = (next: File | null) => {
    setFile(next);
    reset();
  };
  if (run.kind === 'done') {
    return (
      <>
        <DialogBody>
          <ImportSummary result={run.result} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => take(null)}>Import another file</Button>
          <DialogClose asChild>
            <Button variant="primary">Close</Button>
          </DialogClose>
        </DialogFooter>
      </>
    );
  }
  return (
    <>
      <DialogBody>
        <FileDrop
          label="Companies file"
          rules={RULES}
          file={file}
          onFileChange={take}
          hint=".csv, .xls or .xlsx, up to 10MB"
          isDisabled={isImporting}
        />
        {preview && !isImporting ? <ImportPreview preview={preview} /> : null}
        {isImporting ? <ImportProgress job={run.job} /> : null}
        {run.kind === 'failed' ? <FieldError>{run.message}</FieldError> : null}
      </DialogBody>
      <DialogFooter className="justify-between">
        <TemplateLink />
        <span className="flex gap-2">
          <DialogClose asChild>
            <Button>{isImporting ? 'Close' : 'Cancel'}</Button>
          </DialogClose>
          <Button
            variant="primary"
            disabled={!file}
            isBusy={isImporting}
            busyLabel="Importing..."
            onClick={() => file && void start(file)}
          >
            Import
          </Button>
        </span>
      </DialogFooter>
    </>
  );
}

function ImportProgress({ job }: { job: Job | null }) {
  const { done, total } = job?.progress ?? { done: 0, total: 0 };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-3 text-xs text-text-2">
        <span role="status">
          {job ? 'Importing rows. You can close this window; the import continues.' : 'Reading the file...'}
        </span>
        {total > 0 ? (
          <span className="tabular-nums">
            {formatCount(done)} of {formatCount(total)} rows
          </span>
        ) : null}
      </div>
      <Progress value={total > 0 ? done / total : null} label="Import" />
    </div>
  );
}

/** The first rows of a CSV file; Excel files have no preview. */
function usePreview(file: File | null): Preview | null {
  const [read, setRead] = useState<{ file: File; preview: Preview | null } | null>(null);
  useEffect(() => {
    if (!file?.name.toLowerCase().endsWith('.csv')) return;
    let isCurrent = true;
    void readPreview(file).then(
      (preview) => (isCurrent ? setRead({ file, preview }) : undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return file && read?.file === file ? read.preview : null;
}
