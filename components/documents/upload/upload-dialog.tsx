'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogError, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/shared/files/file-drop';
import { Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { notify } from '@/components/ui/toast';
import { MAX_UPLOAD_PDF_BYTES, uploadDocumentForm, type Document } from '@/lib/documents/schema';
import { formatPercent } from '@/lib/format/numbers';
import { FormTypeField } from './form-type-field';
import { guessFromName } from './guess-from-name';
import { sendUpload } from './send-upload';

const RULES = {
  extensions: ['.pdf', '.htm', '.html'],
  maxSizeBytes: MAX_UPLOAD_PDF_BYTES,
  sizeMessage: 'File too large. Maximum size is 50MB for PDF and 15MB for HTML.',
};

const uploadForm = uploadDocumentForm.pick({
  form_type: true,
  fiscal_year: true,
  filing_date: true,
  fiscal_period_end: true,
  accession_number: true,
});
type UploadForm = z.input<typeof uploadForm>;

const FIELDS = ['form_type', 'fiscal_year', 'filing_date', 'fiscal_period_end', 'accession_number'] as const;
const EMPTY: UploadForm = {
  form_type: 'DEF 14A',
  fiscal_year: '',
  filing_date: '',
  fiscal_period_end: '',
  accession_number: '',
};

type UploadDialogProps = {
  companyId: string;
  companyName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onUploaded: (document: Document) => void;
};

/** Uploads a filing of a company with its form and filing date, both guessed from the file's name where possible. */
export function UploadDialog({ companyId, companyName, isOpen, onOpenChange, onUploaded }: UploadDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Upload Document"
        description={
          <>
            For <span className="font-medium text-text">{companyName}</span>: visible only to your organization, and
            processed immediately.
          </>
        }
        className="max-w-[560px]"
      >
        <Upload
          companyId={companyId}
          onUploaded={(document) => {
            onOpenChange(false);
            onUploaded(document);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function Upload({ companyId, onUploaded }: { companyId: string; onUploaded: (document: Document) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const form = useForm<UploadForm>({
    resolver: zodResolver(uploadForm, undefined, { raw: true }),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;

  const take = (next: File | null) => {
    setFile(next);
    form.clearErrors('root');
    if (!next) return;
    const guess = guessFromName(next.name);
    const fill = (name: keyof UploadForm, value: string | undefined) =>
      value && !form.getFieldState(name).isDirty ? form.setValue(name, value) : undefined;
    fill('form_type', guess.formType);
    fill('filing_date', guess.filingDate);
    fill('fiscal_year', guess.fiscalYear);
    fill('accession_number', guess.accession);
  };

  const submit = form.handleSubmit(async (values) => {
    if (!file) return form.setError('root', { message: 'Please choose a file' });
    const body = new FormData();
    body.set('file', file);
    body.set('company_id', companyId);
    for (const name of FIELDS) if (values[name]) body.set(name, values[name]);
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    try {
      const document = await sendUpload(body, setShare, controller.signal);
      notify.success(`${file.name} was uploaded`, { description: 'It is being processed.' });
      onUploaded(document);
    } catch (error) {
      if (!controller.signal.aborted) showServerErrors(error, FIELDS, form.setError, 'Failed to upload document');
    } finally {
      setShare(null);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
      <DialogBody>
        <FileDrop
          label="Filing"
          rules={RULES}
          file={file}
          onFileChange={take}
          hint=".pdf up to 50MB, .htm or .html up to 15MB"
          isDisabled={isSubmitting}
        />
        <div className="grid grid-cols-2 gap-4">
          <Controller
            control={form.control}
            name="form_type"
            render={({ field }) => (
              <FormTypeField
                value={field.value}
                onValueChange={field.onChange}
                error={errors.form_type?.message}
                isDisabled={isSubmitting}
              />
            )}
          />
          <Field
            label="Fiscal year"
            isOptional
            help="If left empty, it is taken from the dates."
            error={errors.fiscal_year?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('fiscal_year')}
                inputMode="numeric"
                placeholder="2025"
                maxLength={4}
                readOnly={isSubmitting}
              />
            )}
          </Field>
          <Field label="Filing date" isOptional error={errors.filing_date?.message}>
            {(control) => <Input {...control} {...form.register('filing_date')} type="date" readOnly={isSubmitting} />}
          </Field>
          <Field label="Period end" isOptional error={errors.fiscal_period_end?.message}>
            {(control) => (
              <Input {...control} {...form.register('fiscal_period_end')} type="date" readOnly={isSubmitting} />
            )}
          </Field>
          <Field label="Accession number" isOptional className="col-span-2" error={errors.accession_number?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('accession_number')}
                placeholder="0000909832-23-000066"
                autoComplete="off"
                readOnly={isSubmitting}
              />
            )}
          </Field>
        </div>
        {share === null ? null : (
          <div className="flex flex-col gap-1.5 text-xs text-text-2">
            <span className="flex justify-between" role="status">
              <span>{share < 1 ? 'Uploading...' : 'Storing the file...'}</span>
              <span className="tabular-nums">{formatPercent(share)}</span>
            </span>
            <Progress value={share < 1 ? share : null} label="Upload" />
          </div>
        )}
      </DialogBody>
      <DialogError>{errors.root?.message}</DialogError>
      <DialogFooter>
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="primary" disabled={!file} isBusy={isSubmitting} busyLabel="Uploading...">
          Upload
        </Button>
      </DialogFooter>
    </form>
  );
}
