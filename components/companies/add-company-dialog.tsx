'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import * as actions from '@/app/(app)/companies/actions';
import { callAction } from '@/components/api/call-action';
import { Dialog, DialogActions, DialogBody, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import { createCompanyInput, type CatalogueCompany, type CreateCompanyForm } from '@/lib/companies/schema';
import { EntityTypeSelect } from './entity-type-select';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { SuggestInput } from './suggest-input';
import { CATALOGUE_KEY } from './use-catalogue';
import { COMPANIES_KEY } from '@/components/reads/company-reads';

const EMPTY: CreateCompanyForm = { ticker: '', name: '', cik: '', entity_type: 'CORPORATION', is_active: true };

export function AddCompanyDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        onEscapeKeyDown={closeSuggestionsFirst}
        title="Add New Company"
        description="Type a ticker or a name; choosing a company from the catalogue fills in the rest."
      >
        <AddCompanyForm onAdded={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** The first Esc closes the suggestions, the next one the dialog. */
function closeSuggestionsFirst(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]'))
    event.preventDefault();
}

/** Mounted with the dialog, so that it is empty every time it opens. */
function AddCompanyForm({ onAdded }: { onAdded: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<CreateCompanyForm, unknown, z.output<typeof createCompanyInput>>({
    resolver: zodResolver(createCompanyInput),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const fill = ({ ticker, name, cik }: CatalogueCompany) => {
    const options = { shouldValidate: true, shouldDirty: true };
    form.setValue('ticker', ticker, options);
    form.setValue('name', name, options);
    form.setValue('cik', cik, options);
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      const company = await callAction(actions.createCompany, { body: values });
      onAdded();
      notify.success(`${company.name} was added`);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: COMPANIES_KEY }),
        queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY }),
      ]);
    } catch (error) {
      showServerErrors(error, ['ticker', 'name', 'cik', 'entity_type'], form.setError, 'Failed to create company');
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
      <DialogBody className="overflow-visible">
        <Field label="Ticker" error={errors.ticker?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="ticker"
              render={({ field }) => (
                <SuggestInput
                  {...control}
                  ref={field.ref}
                  name={field.name}
                  value={field.value}
                  onBlur={field.onBlur}
                  onType={(value) => field.onChange(value.toUpperCase())}
                  onPick={fill}
                  readOnly={isSubmitting}
                  placeholder="AAPL"
                  maxLength={40}
                />
              )}
            />
          )}
        </Field>
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="name"
              render={({ field }) => (
                <SuggestInput
                  {...control}
                  ref={field.ref}
                  name={field.name}
                  value={field.value}
                  onBlur={field.onBlur}
                  onType={field.onChange}
                  onPick={fill}
                  readOnly={isSubmitting}
                  placeholder="Apple Inc."
                />
              )}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="CIK" help="Up to 10 digits; leading zeros are added." error={errors.cik?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('cik')}
                inputMode="numeric"
                autoComplete="off"
                readOnly={isSubmitting}
                placeholder="0000320193"
              />
            )}
          </Field>
          <Field label="Entity type" error={errors.entity_type?.message}>
            {(control) => (
              <Controller
                control={form.control}
                name="entity_type"
                render={({ field }) => (
                  <EntityTypeSelect
                    control={control}
                    value={field.value ?? 'CORPORATION'}
                    onValueChange={field.onChange}
                    disabled={isSubmitting}
                  />
                )}
              />
            )}
          </Field>
        </div>
      </DialogBody>
      <DialogActions error={errors.root?.message} isBusy={isSubmitting} busyLabel="Adding...">
        Add Company
      </DialogActions>
    </form>
  );
}
