'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@/components/ui/card';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import { patchEngagementInput, type EngagementDetail } from '@/lib/engagements/schema';
import { downloadFile } from '@/components/shared/files/download-file';
import { changeEngagement } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';
import { meetingInputs, toMeeting } from './meeting-time';

const FAILED = 'Failed to save the meeting';

/** The inputs as they are typed, checked as the engagement's change that they make. */
const meetingForm = z
  .object({ date: z.string(), time: z.string(), minutes: z.string(), location: z.string() })
  .transform(({ date, time, minutes, location }): z.input<typeof patchEngagementInput> => ({
    meeting_date: toMeeting(date, time),
    meeting_duration_minutes: Number(minutes),
    meeting_location: location,
  }))
  .pipe(patchEngagementInput);

export function MeetingCard({ engagement }: { engagement: EngagementDetail }) {
  const { id, meeting_date: moment, can_edit: canEdit } = engagement;
  const { storeDetail } = useEngagementStore();
  const form = useForm({
    resolver: zodResolver(meetingForm),
    // The error is shown below the form until it is saved again.
    reValidateMode: 'onSubmit',
    defaultValues: {
      ...meetingInputs(moment),
      minutes: String(engagement.meeting_duration_minutes),
      location: engagement.meeting_location,
    },
  });
  const save = useMutation({
    mutationFn: (body: Parameters<typeof changeEngagement>[1]) => changeEngagement(id, body),
    onSuccess: (detail) => {
      storeDetail(detail);
      notify.success('Meeting saved');
    },
  });
  const date = useWatch({ control: form.control, name: 'date' });
  const submit = form.handleSubmit((body) => save.mutate(body));
  const [wrong] = Object.values(form.formState.errors);
  const problem = wrong ? (wrong.message ?? FAILED) : save.error ? apiErrorMessage(save.error, FAILED) : null;
  return (
    <Card role="region" aria-label="Meeting">
      <CardHeader>
        <CardTitle>Meeting</CardTitle>
        {moment ? (
          <Button
            size="sm"
            onClick={() =>
              void downloadFile(`/engagements/${id}/calendar`, 'Meeting.ics', 'Failed to download the calendar file')
            }
          >
            <CalendarPlus aria-hidden />
            Download .ics
          </Button>
        ) : null}
      </CardHeader>
      <CardBody>
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            save.reset();
            void submit(event);
          }}
        >
          <Field label="Date" className="w-40">
            {(control) => <Input {...control} {...form.register('date')} type="date" disabled={!canEdit} />}
          </Field>
          <Field label="Time" isOptional className="w-32">
            {(control) => <Input {...control} {...form.register('time')} type="time" disabled={!canEdit || !date} />}
          </Field>
          <Field label="Minutes" className="w-24">
            {(control) => (
              <Input {...control} {...form.register('minutes')} type="number" min={5} max={1440} disabled={!canEdit} />
            )}
          </Field>
          <Field label="Location or link" isOptional className="min-w-48 flex-1">
            {(control) => <Input {...control} {...form.register('location')} maxLength={500} disabled={!canEdit} />}
          </Field>
          {canEdit ? (
            <Button type="submit" isBusy={save.isPending} busyLabel="Saving...">
              Save Meeting
            </Button>
          ) : null}
        </form>
        {problem ? <FieldError className="mt-2">{problem}</FieldError> : null}
      </CardBody>
    </Card>
  );
}
