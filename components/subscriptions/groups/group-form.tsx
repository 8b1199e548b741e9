'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Dialog, DialogActions, DialogBody, DialogContent } from '@/components/ui/dialog';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { notify } from '@/components/ui/toast';
import {
  createGroupInput,
  type CreateGroupForm,
  type CreateGroupInput,
  type SubscriptionGroup,
} from '@/lib/subscriptions/groups/schema';
import type { Template } from '@/lib/templates/schema';
import { FormDataGate } from '../watch/form-data-gate';
import { BasicTab, CompaniesTab, SettingsTab } from './group-form-tabs';
import { groupValues } from './group-values';
import { GROUPS_KEY } from './group-reads';
import { createGroup, updateGroup } from './groups-api';

/** The fields on each tab, so that the tab of an invalid field can be opened. */
const TAB_FIELDS = {
  basic: ['name', 'description', 'template_id'],
  companies: ['company_ids'],
  settings: [
    'monitored_document_types',
    'fiscal_year',
    'report_name_template',
    'max_reports_per_month',
    'per_company_daily_limit',
    'rate_limit_overrides',
  ],
} as const;
type TabKey = keyof typeof TAB_FIELDS;
const TABS: readonly { key: TabKey; label: string }[] = [
  { key: 'basic', label: 'Basic Information' },
  { key: 'companies', label: 'Companies' },
  { key: 'settings', label: 'Settings & Limits' },
];
const FIELDS = [...TAB_FIELDS.basic, ...TAB_FIELDS.companies, ...TAB_FIELDS.settings];

type FormProps = { group: SubscriptionGroup | null; onClose: () => void };

/** New Group and Edit Group, in three tabs. */
export function GroupForm(props: FormProps) {
  return (
    <Dialog open onOpenChange={props.onClose}>
      <DialogContent
        title={props.group ? 'Edit Group' : 'New Group'}
        description="One template, one set of types and limits for many companies."
        className="max-w-[640px]"
      >
        <FormDataGate>{(templates) => <Fields {...props} templates={templates} />}</FormDataGate>
      </DialogContent>
    </Dialog>
  );
}

function Fields({ group, onClose, templates }: FormProps & { templates: Template[] }) {
  const queryClient = useQueryClient();
  const [tab, setTab] = useState<TabKey>('basic');
  const form = useForm<CreateGroupForm, unknown, CreateGroupInput>({
    resolver: zodResolver(createGroupInput),
    defaultValues: groupValues(group),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const showFirst = (refused: object) => {
    const first = TABS.find(({ key }) => TAB_FIELDS[key].some((field) => field in refused));
    if (first) setTab(first.key);
  };
  const submit = form.handleSubmit(async (filled) => {
    const values = withinGroup(filled);
    try {
      const saved = group ? await updateGroup(group.id, values) : await createGroup(values);
      onClose();
      notify.success(group ? `${saved.name} was saved` : `${saved.name} was created`);
      await queryClient.invalidateQueries({ queryKey: GROUPS_KEY });
    } catch (error) {
      showServerErrors(error, FIELDS, form.setError, 'Failed to save subscription group');
      showFirst(form.formState.errors);
    }
  }, showFirst);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
        <Tabs
          value={tab}
          onValueChange={(next) => setTab(TABS.find(({ key }) => key === next)?.key ?? 'basic')}
          className="flex min-h-0 flex-col"
        >
          <TabsList className="mx-5 mt-2 shrink-0">
            {TABS.map(({ key, label }) => (
              <TabsTrigger key={key} value={key}>
                {label}
                {TAB_FIELDS[key].some((field) => errors[field]) ? (
                  <span className="sr-only"> (needs attention)</span>
                ) : null}
              </TabsTrigger>
            ))}
          </TabsList>
          <DialogBody className="min-h-[400px]">
            <TabsContent value="basic" className="flex flex-col gap-4">
              <BasicTab templates={templates} group={group} />
            </TabsContent>
            <TabsContent value="companies">
              <CompaniesTab />
            </TabsContent>
            <TabsContent value="settings" className="flex flex-col gap-4">
              <SettingsTab templates={templates} />
            </TabsContent>
          </DialogBody>
        </Tabs>
        <DialogActions error={errors.root?.message} isBusy={isSubmitting} busyLabel="Saving...">
          {group ? 'Save Group' : 'Create Group'}
        </DialogActions>
      </form>
    </FormProvider>
  );
}

/** Overrides of companies that were deselected again are not sent. */
function withinGroup(values: CreateGroupInput): CreateGroupInput {
  const kept = Object.entries(values.rate_limit_overrides).filter(([companyId]) =>
    values.company_ids.includes(companyId),
  );
  return { ...values, rate_limit_overrides: Object.fromEntries(kept) };
}
