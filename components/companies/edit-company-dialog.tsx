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
import { Switch } from '@/components/ui/switch';
import { notify } from '@/components/ui/toast';
import { BULK_ENTITY_TYPE, updateCompanyInput, type Company } from '@/lib/companies/schema';
import { EntityTypeSelect } from './entity-type-select';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { COMPANIES_KEY } from '@/components/reads/company-reads';

const UNKNOWN_TYPE = 'OTHER';

type EditForm = z.input<typeof updateCompanyInput>;

type EditCompanyDialogProps = { company: Company; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function EditCompanyDialog({ company, isOpen, onOpenChange }: EditCompanyDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<EditForm, unknown, z.output<typeof updateCompanyInput>>({
    resolver: zodResolver(updateCompanyInput),
    defaultValues: toForm(company),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await callAction(actions.updateCompany, { params: { id: company.id }, body: values });
      onOpenChange(false);
      notify.success('Company saved');
      await queryClient.invalidateQueries({ queryKey: COMPANIES_KEY });
    } catch (error) {
      showServerErrors(error, ['ticker', 'name', 'entity_type'], form.setError, 'Failed to save company');
    }
  });

  return (
    <Dialog open={isOpen} onOpenChange={(next) => (isSubmitting ? undefined : onOpenChange(next))}>
      <DialogContent
        title="Edit Company"
        description={
          <>
            CIK <span className="font-mono text-xs">{company.cik}</span>. Changes are visible only to your organization.
          </>
        }
      >
        <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
          <DialogBody>
            <div className="grid grid-cols-[140px_1fr] gap-4">
              <Field label="Ticker" error={errors.ticker?.message}>
                {(control) => (
                  <Input
                    {...control}
                    {...form.register('ticker')}
                    autoComplete="off"
                    spellCheck={false}
                    readOnly={isSubmitting}
                    className="uppercase placeholder:normal-case"
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
                        value={field.value ?? UNKNOWN_TYPE}
                        onValueChange={field.onChange}
                        disabled={isSubmitting}
                        hasUnspecified={company.entity_type === BULK_ENTITY_TYPE}
                      />
                    )}
                  />
                )}
              </Field>
            </div>
            <Field label="Name" error={errors.name?.message}>
              {(control) => (
                <Input {...control} {...form.register('name')} autoComplete="off" readOnly={isSubmitting} />
              )}
            </Field>
            <Controller
              control={form.control}
              name="is_active"
              render={({ field }) => (
                <label className="flex items-center gap-2.5">
                  <Switch checked={field.value ?? false} onCheckedChange={field.onChange} disabled={isSubmitting} />
                  <span>
                    Active <span className="text-text-3">· an inactive company stays on the list, marked as such</span>
                  </span>
                </label>
              )}
            />
          </DialogBody>
          <DialogActions error={errors.root?.message} isBusy={isSubmitting} busyLabel="Saving...">
            Save
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function toForm(company: Company): EditForm {
  const known = updateCompanyInput.shape.entity_type.safeParse(company.entity_type);
  return {
    ticker: company.ticker,
    name: company.name,
    entity_type: known.data ?? UNKNOWN_TYPE,
    is_active: company.is_active,
  };
}
