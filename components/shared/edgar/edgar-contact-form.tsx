'use client';

import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Plug } from 'lucide-react';
import { useActionState, useState, type ChangeEvent } from 'react';
import { edgarContact } from '@/components/reads/integrations-reads';
import { ApiError, apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { LocalTime } from '@/components/shared/time/local-time';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import type { ServerAction } from '@/lib/http/action';
import type { EdgarContact, EdgarContactInput, EdgarTest } from '@/lib/organizations/schema-edgar';

type Values = Pick<EdgarContactInput, 'name' | 'email'>;

export type ContactActions = {
  saveEdgarContact: ServerAction<{ body: Values }, EdgarContact>;
  testEdgarContact: ServerAction<{ body: Partial<Values> }, EdgarTest>;
};

/** The contact that the SEC requires, with a test that sends one request; for admins. */
export function EdgarContactForm({ actions }: { actions: ContactActions }) {
  const query = useQuery({ ...edgarContact, staleTime: FRESH_MS, refetchOnWindowFocus: false });
  const { data, errorUpdateCount } = query;
  if (data) return <ContactFields key={`${data.name} ${data.email}`} contact={data} actions={actions} />;
  if (errorUpdateCount > 0) return <ContactNotRead query={query} />;
  return <p className="text-sm text-text-3">Loading the contact...</p>;
}

/** Why the contact could not be read, with Retry, which stays while it is read again. */
export function ContactNotRead({ query }: { query: UseQueryResult<EdgarContact> }) {
  const { error, isFetching, refetch } = query;
  return (
    <div className="flex flex-col items-start gap-2">
      {error ? (
        <FieldError>{apiErrorMessage(error, 'The contact could not be read. Nothing was changed.')}</FieldError>
      ) : null}
      <Button size="sm" isBusy={isFetching} busyLabel="Reading..." onClick={() => void refetch()}>
        Retry
      </Button>
    </div>
  );
}

type Errors = Partial<Record<keyof Values | 'root', string>>;

/** Without a form library, so that the first screen of a new organization loads none; the server checks the fields. */
function ContactFields({ contact, actions }: { contact: EdgarContact; actions: ContactActions }) {
  const queryClient = useQueryClient();
  const stored = { name: contact.name ?? '', email: contact.email ?? '' };
  const [values, setValues] = useState<Values>(stored);
  const [testErrors, setTestErrors] = useState<Errors>({});
  const isDirty = values.name !== stored.name || values.email !== stored.email;
  const test = useMutation({
    mutationFn: (given: Partial<Values>) => callAction(actions.testEdgarContact, { body: given }),
    onMutate: () => setTestErrors({}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: edgarContact.queryKey }),
    onError: (thrown) => setTestErrors(fieldErrorsOf(thrown)),
  });
  const [saveErrors, save, isSaving] = useActionState<Errors>(async () => {
    setTestErrors({});
    try {
      const saved = await callAction(actions.saveEdgarContact, { body: values });
      notify.success('The contact is saved. The catalogue of all filers is being loaded.');
      queryClient.setQueryData(edgarContact.queryKey, saved);
      return {};
    } catch (thrown) {
      const named = fieldErrorsOf(thrown);
      return named.name || named.email ? named : { root: apiErrorMessage(thrown, 'The contact could not be saved') };
    }
  }, {});
  const errors = { ...saveErrors, ...testErrors };
  const isGiven = values.name.trim() !== '' && values.email.trim() !== '';
  const input = (field: keyof Values) => ({
    name: field,
    value: values[field],
    readOnly: isSaving,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [field]: event.target.value }),
  });
  return (
    <form noValidate action={save} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Field label="Name" error={errors.name}>
          {(control) => <Input {...control} {...input('name')} autoComplete="organization" />}
        </Field>
        <Field label="E-mail" error={errors.email}>
          {(control) => <Input {...control} {...input('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div role="status" className="min-w-0 flex-1 text-xs">
          <TestResult
            contact={contact}
            latest={test.data}
            failure={testErrors.name || testErrors.email ? null : test.error}
            isDirty={isDirty}
          />
        </div>
        <Button
          size="sm"
          isBusy={test.isPending}
          busyLabel="Testing..."
          disabled={!isGiven && contact.source === 'none'}
          onClick={() => test.mutate(isGiven ? values : {})}
        >
          <Plug aria-hidden />
          Test
        </Button>
        <Button type="submit" size="sm" variant="primary" disabled={!isDirty} isBusy={isSaving} busyLabel="Saving...">
          Save
        </Button>
      </div>
      {errors.root ? <FieldError>{errors.root}</FieldError> : null}
    </form>
  );
}

/** The server's message for each field. */
function fieldErrorsOf(thrown: unknown): Errors {
  const named = thrown instanceof ApiError ? thrown.errors : [];
  return Object.fromEntries(
    named.flatMap(({ path, message }) => (path === 'name' || path === 'email' ? [[path, message]] : [])),
  );
}

type TestResultProps = {
  contact: EdgarContact;
  latest: EdgarTest | undefined;
  failure: Error | null;
  isDirty: boolean;
};

function TestResult({ contact, latest, failure, isDirty }: TestResultProps) {
  if (failure) return <Problem>{apiErrorMessage(failure, 'The test could not be run.')}</Problem>;
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
      {contact.is_ready
        ? 'This installation can fetch filings without one.'
        : 'Without it no filings can be ' + 'fetched from EDGAR.'}
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
