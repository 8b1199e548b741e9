'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { TOKENS_KEY } from '@/components/reads/integrations-reads';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { TokenScope } from '@/lib/context';
import { createTokenInput, DEFAULT_TOKEN_DAYS, type NewApiToken } from '@/lib/integrations/schema-tokens';
import { CheckList } from './check-list';
import { Code } from './code';
import { CreateDialog, useCreate } from './create-dialog';
import { createToken } from './integrations-api';

const SCOPES: readonly { value: TokenScope; help: string }[] = [
  { value: 'read', help: 'reads companies, filings, reports, meetings and ballots' },
  { value: 'ask', help: 'reads, and asks questions' },
  { value: 'write', help: 'all of that, and creates and changes whatever a member may' },
  { value: 'admin', help: 'all of that, and what only admins may do: members, settings, audit log' },
];

type CreateTokenDialogProps = { onMade: (token: NewApiToken) => void; onClose: () => void };

export function CreateTokenDialog({ onMade, onClose }: CreateTokenDialogProps) {
  const create = useCreate({ queryKey: TOKENS_KEY, onMade, onClose });
  const form = useForm<z.input<typeof createTokenInput>, unknown, z.output<typeof createTokenInput>>({
    resolver: zodResolver(createTokenInput),
    defaultValues: { name: '', scopes: ['read'], expires_in_days: DEFAULT_TOKEN_DAYS },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await create(createToken(values));
    } catch (error) {
      showServerErrors(error, ['name', 'scopes', 'expires_in_days'], form.setError, 'Failed to create the token');
    }
  });
  return (
    <CreateDialog
      title="Create token"
      description="It acts as you, within its scopes, and stops working when you leave the organization."
      busyLabel="Creating..."
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            autoComplete="off"
            placeholder="Nightly warehouse"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <CheckList
            label="Scopes"
            items={SCOPES.map((scope) => ({ ...scope, label: <Code>{scope.value}</Code> }))}
            chosen={field.value}
            onChange={field.onChange}
            isDisabled={isSubmitting}
            error={errors.scopes?.message}
          />
        )}
      />
      <Field label="Expires in days" error={errors.expires_in_days?.message} className="max-w-40">
        {(control) => (
          <Input
            {...control}
            {...form.register('expires_in_days', { valueAsNumber: true })}
            type="number"
            min={1}
            max={366}
            readOnly={isSubmitting}
          />
        )}
      </Field>
    </CreateDialog>
  );
}
