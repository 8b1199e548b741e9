'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { WEBHOOKS_KEY } from '@/components/reads/integrations-reads';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { EventType } from '@/lib/events/schema';
import { createWebhookInput, type NewWebhook } from '@/lib/integrations/schema-webhooks';
import { CheckList } from './check-list';
import { Code } from './code';
import { CreateDialog, useCreate } from './create-dialog';
import { createWebhook } from './integrations-api';

const EVENTS: readonly { value: EventType; help: string }[] = [
  { value: 'document.processed', help: 'a filing is Ready' },
  { value: 'report.completed', help: 'a report is written' },
  { value: 'flag.triggered', help: 'a flag of a report triggers' },
  { value: 'ballot.approved', help: 'a ballot is approved' },
  { value: 'ballot.filing_changed', help: 'a filing changes after approval' },
  { value: 'outcome.recorded', help: 'vote results are recorded' },
  { value: 'engagement.status_changed', help: 'an engagement changes status' },
];

type AddWebhookDialogProps = { onMade: (webhook: NewWebhook) => void; onClose: () => void };

export function AddWebhookDialog({ onMade, onClose }: AddWebhookDialogProps) {
  const create = useCreate({ queryKey: WEBHOOKS_KEY, onMade, onClose });
  const form = useForm<z.input<typeof createWebhookInput>, unknown, z.output<typeof createWebhookInput>>({
    resolver: zodResolver(createWebhookInput),
    defaultValues: { url: '', events: ['report.completed'] },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await create(createWebhook(values));
    } catch (error) {
      showServerErrors(error, ['url', 'events'], form.setError, 'Failed to add the webhook');
    }
  });
  return (
    <CreateDialog
      title="Add webhook"
      description="Events are posted to the address as JSON, signed with a secret that is shown once."
      busyLabel="Adding..."
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Address" error={errors.url?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('url')}
            type="url"
            autoComplete="off"
            placeholder="https://hooks.example.com/plumbline"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="events"
        render={({ field }) => (
          <CheckList
            label="Events"
            items={EVENTS.map((event) => ({ ...event, label: <Code>{event.value}</Code> }))}
            chosen={field.value}
            onChange={field.onChange}
            isDisabled={isSubmitting}
            error={errors.events?.message}
          />
        )}
      />
    </CreateDialog>
  );
}
