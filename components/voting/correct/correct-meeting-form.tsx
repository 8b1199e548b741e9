'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm, type PathValue } from 'react-hook-form';
import * as actions from '@/app/(app)/voting/actions';
import { BALLOTS_KEY, MEETINGS_KEY } from '@/components/reads/voting-reads';
import { callAction } from '@/components/api/call-action';
import { errorIn, showServerErrors } from '@/components/shared/forms/form-errors';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogError, DialogFooter } from '@/components/ui/dialog';
import { notify } from '@/components/ui/toast';
import type { MeetingDetail } from '@/lib/voting/meetings/schema';
import { CorrectHead } from './correct-head';
import { CorrectLine } from './correct-line';
import {
  correctionsOf,
  editedMeeting,
  editedOf,
  HEAD_FIELDS,
  newLine,
  type CorrectionInput,
  type EditedLine,
  type EditedMeeting,
} from './corrections';

const HEAD_PATHS = HEAD_FIELDS.map((field) => `head.${field}` as const);

export function CorrectMeetingForm({ meeting, onClose }: { meeting: MeetingDetail; onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<EditedMeeting>({ resolver: zodResolver(editedMeeting), defaultValues: editedOf(meeting) });
  const edited = form.watch();
  const { errors, isSubmitted } = form.formState;
  const [openId, setOpenId] = useState<string | null>(null);
  const corrections = correctionsOf(meeting, edited);
  const save = useMutation({
    mutationFn: (body: CorrectionInput) => callAction(actions.correctMeeting, { params: { id: meeting.id }, body }),
    onSuccess: async () => {
      notify.success('Meeting corrected');
      onClose();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: MEETINGS_KEY }),
        queryClient.invalidateQueries({ queryKey: BALLOTS_KEY }),
      ]);
    },
    onError: (error) =>
      showServerErrors(errorIn(error, 'head'), HEAD_PATHS, form.setError, 'The meeting was not corrected.'),
  });
  const set = <K extends keyof EditedMeeting>(name: K, value: EditedMeeting[K]) =>
    form.setValue(name, value as PathValue<EditedMeeting, K>, { shouldValidate: isSubmitted });
  const change = (id: string, changed: Partial<EditedLine>) =>
    set(
      'lines',
      edited.lines.map((line) => (line.id === id ? { ...line, ...changed } : line)),
    );
  const add = () => {
    const line = newLine(String(nextNumber(edited.lines)));
    set('lines', [...edited.lines, line]);
    setOpenId(line.id);
  };
  const submit = form.handleSubmit(
    () => corrections && save.mutate(corrections),
    ({ lines }) => setOpenId(edited.lines.find((line, index) => lines?.[index])?.id ?? openId),
  );
  return (
    <form className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        <CorrectHead
          meeting={meeting}
          head={edited.head}
          resets={edited.resets}
          errors={errors.head}
          onChange={(head, resets) => {
            set('head', head);
            set('resets', resets);
          }}
        />
        <section aria-label="Lines" className="flex flex-col">
          <h3 className="pb-1.5 text-sm font-semibold">Lines</h3>
          <ul className="rounded-md border border-line">
            {edited.lines.map((line, index) => (
              <CorrectLine
                key={line.id}
                line={line}
                isOpen={line.id === openId}
                errors={errors.lines?.[index]?.fields}
                onOpen={(isOpen) => setOpenId(isOpen ? line.id : null)}
                onChange={(changed) => change(line.id, changed)}
              />
            ))}
          </ul>
          <div className="pt-2">
            <Button size="sm" onClick={add}>
              <Plus aria-hidden />
              Add a line
            </Button>
          </div>
        </section>
      </DialogBody>
      <DialogError>{errors.root?.message}</DialogError>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={!corrections} isBusy={save.isPending} busyLabel="Saving…">
          Save by hand
        </Button>
      </DialogFooter>
    </form>
  );
}

/** One more than the last whole number: nominees are lettered under theirs. */
function nextNumber(lines: readonly EditedLine[]): number {
  return Math.max(0, ...lines.map(({ fields }) => Number.parseInt(fields.number, 10) || 0)) + 1;
}
