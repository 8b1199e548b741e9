'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { createOrganization } from './auth-client';
import { AuthForm, useAuthForm } from './auth-form';
import { organizationSlug } from './organization-slug';
import { organizationSchema } from './schema';

const AFTER_CREATION = '/companies';

export function CreateOrganizationForm() {
  const form = useForm({ resolver: zodResolver(organizationSchema), defaultValues: { name: '' } });
  const { errors } = form.formState;
  const sending = useAuthForm(form, async ({ name }) => {
    await createOrganization({ name, slug: organizationSlug(name, randomSuffix()) });
    return AFTER_CREATION;
  });

  return (
    <AuthForm {...sending} label="Create organization" busyLabel="Creating organization...">
      <Field
        label="Organization name"
        help="You become its admin and can invite others later."
        error={errors.name?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            autoComplete="organization"
            autoFocus
            readOnly={sending.isBusy}
            className="h-[38px] text-base"
          />
        )}
      </Field>
    </AuthForm>
  );
}

function randomSuffix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
