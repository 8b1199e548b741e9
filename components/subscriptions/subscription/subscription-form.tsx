'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Dialog, DialogActions, DialogBody, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { UsageBar } from '@/components/ui/progress';
import { Textarea } from '@/components/ui/textarea';
import { notify } from '@/components/ui/toast';
import { formatCounted } from '@/lib/format/numbers';
import { SUBSCRIPTION_TYPES } from '@/lib/subscriptions/documents/monitored-types.rules';
import { DEFAULT_NAME_TEMPLATE } from '@/lib/subscriptions/report-name.rules';
import {
  createSubscriptionInput,
  DEFAULT_MONTHLY_LIMIT,
  MAX_FISCAL_YEAR,
  MAX_MONTHLY_LIMIT,
  MIN_FISCAL_YEAR,
  thisYear,
  type CreateSubscriptionForm,
  type CreateSubscriptionInput,
  type Subscription,
} from '@/lib/subscriptions/schema';
import type { Template } from '@/lib/templates/schema';
import { SUBSCRIPTIONS_KEY } from '@/components/reads/subscription-reads';
import { createSubscription, updateSubscription } from '../subscriptions-api';
import { CompanyField, type ChosenCompany } from '../watch/company-field';
import { FormDataGate } from '../watch/form-data-gate';
import { NameTemplateField } from '../watch/name-template-field';
import { TemplateField } from '../watch/template-field';
import { TypesField } from '../watch/types-field';
import { NotificationSwitches } from './notification-switches';

const FIELDS = [
  'name',
  'description',
  'company_id',
  'template_id',
  'monitored_document_types',
  'fiscal_year',
  'report_name_template',
  'max_reports_per_month',
] as const;

type FormProps = { subscription: Subscription | null; hasOrganization: boolean; onClose: () => void };

/** New Subscription and Edit Subscription. */
export function SubscriptionForm(props: FormProps) {
  const isNew = props.subscription === null;
  return (
    <Dialog open onOpenChange={props.onClose}>
      <DialogContent
        title={isNew ? 'New Subscription' : 'Edit Subscription'}
        description="A report is generated when a filing of these types arrives for the company."
        className="max-w-[600px]"
      >
        <FormDataGate>{(templates) => <Fields {...props} templates={templates} />}</FormDataGate>
      </DialogContent>
    </Dialog>
  );
}

function Fields({ subscription, hasOrganization, onClose, templates }: FormProps & { templates: Template[] }) {
  const queryClient = useQueryClient();
  const [company, setCompany] = useState<ChosenCompany | null>(
    subscription && {
      id: subscription.company_id,
      name: subscription.company_name,
      ticker: subscription.company_ticker,
    },
  );
  const form = useForm<CreateSubscriptionForm, unknown, CreateSubscriptionInput>({
    resolver: zodResolver(createSubscriptionInput),
    defaultValues: valuesOf(subscription),
  });
  const { errors, isSubmitting } = form.formState;
  const watched = form.watch();
  const submit = form.handleSubmit(async (values) => {
    const { company_id: _fixed, ...changes } = values;
    try {
      const saved = subscription
        ? await updateSubscription(subscription.id, changes)
        : await createSubscription(values);
      onClose();
      notify.success(subscription ? `${saved.name} was saved` : `${saved.name} was created`);
      await queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
    } catch (error) {
      showServerErrors(error, FIELDS, form.setError, 'Failed to save subscription');
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
      <DialogBody>
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name')}
              autoComplete="off"
              placeholder="For example: Annual meeting, semiconductors"
            />
          )}
        </Field>
        <Field label="Description" isOptional error={errors.description?.message}>
          {(control) => <Textarea {...control} {...form.register('description')} rows={2} className="min-h-13" />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={form.control}
            name="company_id"
            render={({ field }) => (
              <CompanyField
                chosen={company}
                isFixed={subscription !== null}
                error={errors.company_id?.message}
                onChoose={(chosen) => {
                  setCompany(chosen);
                  field.onChange(chosen.id);
                }}
              />
            )}
          />
          <Controller
            control={form.control}
            name="template_id"
            render={({ field }) => (
              <TemplateField
                templates={templates}
                value={field.value}
                onChange={field.onChange}
                error={errors.template_id?.message}
                stored={subscription ? { id: subscription.template_id, name: subscription.template_name } : undefined}
              />
            )}
          />
        </div>
        <Controller
          control={form.control}
          name="monitored_document_types"
          render={({ field }) => (
            <TypesField
              types={SUBSCRIPTION_TYPES}
              value={field.value}
              onChange={field.onChange}
              error={errors.monitored_document_types?.message}
            />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Fiscal year" error={errors.fiscal_year?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('fiscal_year', { valueAsNumber: true })}
                type="number"
                min={MIN_FISCAL_YEAR}
                max={MAX_FISCAL_YEAR}
                className="tabular-nums"
              />
            )}
          </Field>
          <Field
            label="Monthly report limit"
            error={errors.max_reports_per_month?.message}
            help={`1 to ${MAX_MONTHLY_LIMIT} reports a month, counted in UTC`}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('max_reports_per_month', { valueAsNumber: true })}
                type="number"
                min={1}
                max={MAX_MONTHLY_LIMIT}
                className="tabular-nums"
              />
            )}
          </Field>
        </div>
        {subscription ? (
          <UsageLine used={subscription.reports_this_month} limit={watched.max_reports_per_month} />
        ) : null}
        <Controller
          control={form.control}
          name="report_name_template"
          render={({ field }) => (
            <NameTemplateField
              value={field.value ?? ''}
              onChange={field.onChange}
              error={errors.report_name_template?.message}
              parts={{
                companyName: company?.name,
                companyTicker: company?.ticker,
                fiscalYear: watched.fiscal_year,
                templateName: templates.find(({ id }) => id === watched.template_id)?.name,
                triggerDocType: watched.monitored_document_types[0],
              }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="notification_config"
          render={({ field }) => (
            <NotificationSwitches value={field.value} onChange={field.onChange} hasOrganization={hasOrganization} />
          )}
        />
      </DialogBody>
      <DialogActions error={errors.root?.message} isBusy={isSubmitting} busyLabel="Saving...">
        {subscription ? 'Save Subscription' : 'Create Subscription'}
      </DialogActions>
    </form>
  );
}

function UsageLine({ used, limit }: { used: number; limit: number | undefined }) {
  const most = limit && limit > 0 ? limit : DEFAULT_MONTHLY_LIMIT;
  return (
    <div className="flex flex-col gap-1.5 text-xs text-text-2">
      <span className="tabular-nums">
        {used} of {formatCounted(most, 'report')} used this month
      </span>
      <UsageBar used={used} limit={most} label={`${used} of ${formatCounted(most, 'report')} this month`} />
    </div>
  );
}

function valuesOf(subscription: Subscription | null): CreateSubscriptionForm {
  if (!subscription) {
    return {
      name: '',
      description: '',
      template_id: '',
      company_id: '',
      monitored_document_types: [],
      fiscal_year: thisYear(),
      report_name_template: DEFAULT_NAME_TEMPLATE,
      notification_config: { email: true, in_app: true, share_with_org: false },
      max_reports_per_month: DEFAULT_MONTHLY_LIMIT,
    };
  }
  const {
    name,
    description,
    template_id,
    company_id,
    fiscal_year,
    report_name_template,
    notification_config,
    max_reports_per_month,
  } = subscription;
  const types = SUBSCRIPTION_TYPES.filter((type) => subscription.monitored_document_types.includes(type));
  return {
    name,
    description,
    template_id,
    company_id,
    monitored_document_types: types,
    fiscal_year,
    report_name_template,
    notification_config,
    max_reports_per_month,
  };
}
