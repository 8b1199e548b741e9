'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { authErrorMessage, createOrganization } from './auth-client';
import { organizationSlug } from './organization-slug';
import { organizationSchema } from './schema';

const AFTER_CREATION = '/companies';

export function CreateOrganizationForm() {
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useForm({ resolver: zodResolver(organizationSchema), defaultValues: { name: '' } });
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isLeaving;

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await createOrganization({ name, slug: organizationSlug(name, randomSuffix()) });
      setIsLeaving(true);
      window.location.assign(AFTER_CREATION);
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
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
            readOnly={isBusy}
            className="h-[38px] text-base"
          />
        )}
      </Field>
      {errors.root ? <FieldError>{errors.root.message}</FieldError> : null}
      <Button
        type="submit"
        size="lg"
        variant="primary"
        className="mt-1 w-full"
        isBusy={isBusy}
        busyLabel="Creating organization..."
      >
        Create organization
      </Button>
    </form>
  );
}

function randomSuffix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
