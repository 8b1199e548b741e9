'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as actions from '@/app/(app)/voting/actions';
import { BALLOTS_KEY, MEETINGS_KEY } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/shell/api-error';
import { callAction } from '@/components/shell/call-action';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogError, DialogFooter } from '@/components/ui/dialog';
import { notify } from '@/components/ui/toast';
import type { MeetingDetail } from '@/lib/voting/meetings/schema';
import { CorrectHead } from './correct-head';
import { CorrectLine } from './correct-line';
import { correctionsOf, newLine, toEdited, type CorrectionInput, type EditedLine, type Head } from './corrections';

export function CorrectMeetingForm({ meeting, onClose }: { meeting: MeetingDetail; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [head, setHead] = useState<Head>(meeting);
  const [resets, setResets] = useState<ReadonlySet<keyof Head>>(new Set());
  const [lines, setLines] = useState<readonly EditedLine[]>(() => meeting.lines.map(toEdited));
  const [openId, setOpenId] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const corrections = correctionsOf(meeting, head, resets, lines);
  const hasUntitled = lines.some(({ isRemoved, fields }) => !isRemoved && (!fields.title.trim() || !fields.number));
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
  });
  const change = (id: string, changed: Partial<EditedLine>) =>
    setLines((before) => before.map((line) => (line.id === id ? { ...line, ...changed } : line)));
  const add = () => {
    const line = newLine(String(nextNumber(lines)));
    setLines((before) => [...before, line]);
    setOpenId(line.id);
  };
  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (corrections && !hasUntitled) save.mutate(corrections);
      }}
    >
      <DialogBody>
        <CorrectHead
          meeting={meeting}
          head={head}
          resets={resets}
          onChange={(changed) => setHead((before) => ({ ...before, ...changed }))}
          onResets={setResets}
        />
        <section aria-label="Lines" className="flex flex-col">
          <h3 className="pb-1.5 text-sm font-semibold">Lines</h3>
          <ul className="rounded-md border border-line">
            {lines.map((line) => (
              <CorrectLine
                key={line.id}
                line={line}
                isOpen={line.id === openId}
                isTried={isTried}
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
      <DialogError>
        {isTried && hasUntitled
          ? 'Each line needs a number and a title.'
          : save.error
            ? apiErrorMessage(save.error, 'The meeting was not corrected.')
            : null}
      </DialogError>
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
