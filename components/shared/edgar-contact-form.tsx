'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Plug } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import * as actions from '@/app/(app)/organization/actions';
import { edgarContact } from '@/components/reads/integrations-reads';
import { apiErrorMessage } from '@/components/shell/api-error';
import { callAction } from '@/components/shell/call-action';
import { LocalTime } from '@/components/shell/local-time';
import { FRESH_MS } from '@/components/shell/query-client';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import { edgarContactInput, type EdgarContact, type EdgarTest } from '@/lib/organizations/schema-edgar';
import { showServerErrors } from './form-errors';

/** The contact that the SEC asks for, with a test that sends one request; for admins. */
export function EdgarContactForm() {
  const { data, error } = useQuery({ ...edgarContact, staleTime: FRESH_MS, refetchOnWindowFocus: false });
  if (data) return <ContactFields key={`${data.name} ${data.email}`} contact={data} />;
  return error ? (
    <FieldError>{apiErrorMessage(error, 'The contact could not be read. Nothing was changed.')}</FieldError>
  ) : (
    <p className="text-sm text-text-3">Loading the contact...</p>
  );
}

type Values = z.input<typeof edgarContactInput>;

function ContactFields({ contact }: { contact: EdgarContact }) {
  const queryClient = useQueryClient();
  const form = useForm<Values, unknown, z.output<typeof edgarContactInput>>({
    resolver: zodResolver(edgarContactInput),
    defaultValues: { name: contact.name ?? '', email: contact.email ?? '' },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] });
  const test = useMutation({
    mutationFn: (values: Partial<Values>) => callAction(actions.testEdgarContact, { body: values }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: edgarContact.queryKey }),
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await callAction(actions.saveEdgarContact, { body: values });
      notify.success('The contact is saved. The catalogue of all filers is being read.');
      queryClient.setQueryData(edgarContact.queryKey, saved);
    } catch (thrown) {
      showServerErrors(thrown, ['name', 'email'], form.setError, 'The contact could not be saved');
    }
  });
  const isGiven = name.trim() !== '' && email.trim() !== '';
  const runTest = form.handleSubmit((values) => test.mutateAsync(values).catch(() => undefined));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input {...control} {...form.register('name')} autoComplete="organization" readOnly={isSubmitting} />
          )}
        </Field>
        <Field label="E-mail" error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="email" readOnly={isSubmitting} />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div role="status" className="min-w-0 flex-1 text-xs">
          <TestResult contact={contact} latest={test.data} failure={test.error} isDirty={isDirty} />
        </div>
        <Button
          size="sm"
          isBusy={test.isPending}
          busyLabel="Testing..."
          disabled={!isGiven && contact.source === 'none'}
          onClick={() => void (isGiven ? runTest() : test.mutate({}))}
        >
          <Plug aria-hidden />
          Test
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabled={!isDirty}
          isBusy={isSubmitting}
          busyLabel="Saving..."
        >
          Save
        </Button>
      </div>
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
    </form>
  );
}

type TestResultProps = {
  contact: EdgarContact;
  latest: EdgarTest | undefined;
  failure: Error | null;
  isDirty: boolean;
};

function TestResult({ contact, latest, failure, isDirty }: TestResultProps) {
  if (failure) return <Problem>{apiErrorMessage(failure, 'The test could not be made.')}</Problem>;
  const stored =
    contact.tested_at && !isDirty
      ? { ms: contact.test_ms, error: contact.test_error, tested_at: contact.tested_at }
      : undefined;
  const shown = latest ?? stored;
  if (shown?.error) return <Problem>{shown.error}</Problem>;
  if (shown)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <span className="inline-flex items-center gap-1.5 font-medium">
          <CircleCheck aria-hidden className="size-3.5 text-ok-solid" />
          Answered in {shown.ms} ms
        </span>
        <LocalTime iso={shown.tested_at} className="text-text-3" />
      </span>
    );
  if (contact.source === 'environment')
    return <span className="text-text-3">The operator’s default is used until you set your own.</span>;
  if (contact.source === 'organization') return <span className="text-text-3">Set; not tested yet.</span>;
  return (
    <span className="text-text-3">
      {contact.is_ready ? 'This installation fetches without one.' : 'Without it no filings can be fetched from EDGAR.'}
    </span>
  );
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    <span className="inline-flex items-start gap-1.5 text-bad">
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      {children}
    </span>
  );
}
