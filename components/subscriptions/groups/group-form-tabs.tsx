'use client';

import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { GROUP_TYPES } from '@/lib/subscriptions/documents/monitored-types.rules';
import { MAX_FISCAL_YEAR, MIN_FISCAL_YEAR } from '@/lib/subscriptions/schema';
import {
  MAX_DAILY_LIMIT,
  MAX_GROUP_COMPANIES,
  MAX_GROUP_MONTHLY_LIMIT,
  type CreateGroupForm,
  type SubscriptionGroup,
} from '@/lib/subscriptions/groups/schema';
import type { Template } from '@/lib/templates/schema';
import { NameTemplateField } from '../watch/name-template-field';
import { SwitchRow } from '../watch/switch-row';
import { TemplateField } from '../watch/template-field';
import { TypesField } from '../watch/types-field';
import { CompanyPicker } from './company-picker';
import { OverridesField } from './overrides-field';

type Templates = { templates: readonly Template[] };

export function BasicTab({ templates, group }: Templates & { group: SubscriptionGroup | null }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<CreateGroupForm>();
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(field) => (
          <Input {...field} {...register('name')} autoComplete="off" placeholder="For example: European banks" />
        )}
      </Field>
      <Field label="Description" isOptional error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} rows={3} />}
      </Field>
      <Controller
        control={control}
        name="template_id"
        render={({ field }) => (
          <TemplateField
            templates={templates}
            value={field.value}
            onChange={field.onChange}
            error={errors.template_id?.message}
            stored={group ? { id: group.template_id, name: group.template?.name ?? null } : undefined}
          />
        )}
      />
    </>
  );
}

export function CompaniesTab() {
  const {
    control,
    formState: { errors },
  } = useFormContext<CreateGroupForm>();
  return (
    <div className="flex flex-col gap-1.5">
      <Controller
        control={control}
        name="company_ids"
        render={({ field }) => (
          <CompanyPicker value={field.value} onChange={field.onChange} maximum={MAX_GROUP_COMPANIES} />
        )}
      />
      {errors.company_ids ? <FieldError>{errors.company_ids.message}</FieldError> : null}
    </div>
  );
}

export function SettingsTab({ templates }: Templates) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<CreateGroupForm>();
  const [year, templateId, types, daily] = useWatch({
    control,
    name: ['fiscal_year', 'template_id', 'monitored_document_types', 'per_company_daily_limit'],
  });
  return (
    <>
      <Controller
        control={control}
        name="monitored_document_types"
        render={({ field }) => (
          <TypesField
            types={GROUP_TYPES}
            value={field.value}
            onChange={field.onChange}
            error={errors.monitored_document_types?.message}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Fiscal year" error={errors.fiscal_year?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('fiscal_year', { valueAsNumber: true })}
              type="number"
              min={MIN_FISCAL_YEAR}
              max={MAX_FISCAL_YEAR}
            />
          )}
        </Field>
        <Field
          label="Monthly limit per company"
          error={errors.max_reports_per_month?.message}
          help={`1 to ${MAX_GROUP_MONTHLY_LIMIT}`}
        >
          {(field) => (
            <Input
              {...field}
              {...register('max_reports_per_month', { valueAsNumber: true })}
              type="number"
              min={1}
              max={MAX_GROUP_MONTHLY_LIMIT}
            />
          )}
        </Field>
        <Field
          label="Daily limit per company"
          error={errors.per_company_daily_limit?.message}
          help={`1 to ${MAX_DAILY_LIMIT}`}
        >
          {(field) => (
            <Input
              {...field}
              {...register('per_company_daily_limit', { valueAsNumber: true })}
              type="number"
              min={1}
              max={MAX_DAILY_LIMIT}
            />
          )}
        </Field>
      </div>
      <OverridesField daily={daily} />
      <Controller
        control={control}
        name="report_name_template"
        render={({ field }) => (
          <NameTemplateField
            value={field.value ?? ''}
            onChange={field.onChange}
            error={errors.report_name_template?.message}
            parts={{
              fiscalYear: year,
              templateName: templates.find(({ id }) => id === templateId)?.name,
              triggerDocType: types[0],
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="notification_config"
        render={({ field }) => (
          <fieldset>
            <legend className="mb-1 text-sm font-medium">Notifications</legend>
            <div className="divide-y divide-line rounded-md border border-line">
              <SwitchRow
                label="E-mail"
                help="A message when a report is ready or has failed."
                checked={field.value?.email ?? true}
                onChange={(email) => field.onChange({ ...field.value, email })}
              />
              <SwitchRow
                label="In the application"
                help="Shown under the bell."
                checked={field.value?.in_app ?? true}
                onChange={(in_app) => field.onChange({ ...field.value, in_app })}
              />
            </div>
          </fieldset>
        )}
      />
    </>
  );
}
