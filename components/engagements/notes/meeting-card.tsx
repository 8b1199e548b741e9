'use client';

import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@/components/ui/card';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import { patchEngagementInput, type EngagementDetail } from '@/lib/engagements/schema';
import { downloadFile } from '@/components/shared/download-file';
import { changeEngagement } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';
import { fromMeeting, toMeeting } from './meeting-moment';

export function MeetingCard({ engagement }: { engagement: EngagementDetail }) {
  const { id, meeting_date: moment, can_edit: canEdit } = engagement;
  const { storeDetail } = useEngagementStore();
  const [form, setForm] = useState(() => ({
    ...fromMeeting(moment),
    minutes: String(engagement.meeting_duration_minutes),
    location: engagement.meeting_location,
  }));
  const [problem, setProblem] = useState<string | null>(null);
  const set = (part: Partial<typeof form>) => setForm((was) => ({ ...was, ...part }));
  const save = useMutation({
    mutationFn: (body: Parameters<typeof changeEngagement>[1]) => changeEngagement(id, body),
    onSuccess: (detail) => {
      storeDetail(detail);
      notify.success('Meeting saved');
    },
    onError: (error) => setProblem(apiErrorMessage(error, 'Failed to save the meeting')),
  });
  const submit = () => {
    const checked = patchEngagementInput.safeParse({
      meeting_date: toMeeting(form.date, form.time),
      meeting_duration_minutes: Number(form.minutes),
      meeting_location: form.location,
    });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? 'Failed to save the meeting');
    setProblem(null);
    save.mutate(checked.data);
  };
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
            event.preventDefault();
            submit();
          }}
        >
          <Field label="Date" className="w-40">
            {(control) => (
              <Input
                {...control}
                type="date"
                disabled={!canEdit}
                value={form.date}
                onChange={(event) => set({ date: event.target.value })}
              />
            )}
          </Field>
          <Field label="Time" isOptional className="w-32">
            {(control) => (
              <Input
                {...control}
                type="time"
                disabled={!canEdit || !form.date}
                value={form.time}
                onChange={(event) => set({ time: event.target.value })}
              />
            )}
          </Field>
          <Field label="Minutes" className="w-24">
            {(control) => (
              <Input
                {...control}
                type="number"
                min={5}
                max={1440}
                disabled={!canEdit}
                value={form.minutes}
                onChange={(event) => set({ minutes: event.target.value })}
              />
            )}
          </Field>
          <Field label="Location or link" isOptional className="min-w-48 flex-1">
            {(control) => (
              <Input
                {...control}
                maxLength={500}
                disabled={!canEdit}
                value={form.location}
                onChange={(event) => set({ location: event.target.value })}
              />
            )}
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
