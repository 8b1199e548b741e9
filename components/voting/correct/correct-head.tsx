'use client';

import { Undo2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { MeetingDetail } from '@/lib/voting/meetings/schema';
import type { EditedMeeting, Head, HeadErrors } from './corrections';

type CorrectHeadProps = {
  meeting: MeetingDetail;
  head: Head;
  resets: EditedMeeting['resets'];
  errors: HeadErrors | undefined;
  onChange: (head: Head, resets: EditedMeeting['resets']) => void;
};

const KINDS = { annual: 'Annual', special: 'Special' } as const;

/** Date, kind and record date; each shows whether it was set by hand and can be reset to the value read. */
export function CorrectHead({ meeting, head, resets, errors, onChange }: CorrectHeadProps) {
  const aside = (field: keyof Head) => (
    <ByHand
      isSet={field in meeting.by_hand || head[field] !== meeting[field]}
      isReset={resets.includes(field)}
      onReset={() => onChange({ ...head, [field]: meeting[field] }, [...resets, field])}
    />
  );
  const set = (changed: Partial<Head>) =>
    onChange(
      { ...head, ...changed },
      resets.filter((field) => !(field in changed)),
    );
  return (
    <div className="grid grid-cols-3 gap-4 max-[700px]:grid-cols-1">
      <Field label="Meeting date" aside={aside('meeting_date')} error={errors?.meeting_date?.message}>
        {(control) => (
          <Input
            {...control}
            type="date"
            required={meeting.meeting_date !== null}
            value={head.meeting_date ?? ''}
            onChange={({ target }) => set({ meeting_date: target.value || null })}
          />
        )}
      </Field>
      <Field label="Kind" aside={aside('meeting_type')} error={errors?.meeting_type?.message}>
        {(control) => (
          <Select
            value={head.meeting_type}
            onValueChange={(value) => set({ meeting_type: value as Head['meeting_type'] })}
          >
            <SelectTrigger {...control}>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {Object.entries(KINDS).map(([value, label]) => (
                <SelectItem key={value} value={value}>
                  {label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      </Field>
      <Field label="Record date" aside={aside('record_date')} error={errors?.record_date?.message}>
        {(control) => (
          <Input
            {...control}
            type="date"
            required={meeting.record_date !== null}
            value={head.record_date ?? ''}
            onChange={({ target }) => set({ record_date: target.value || null })}
          />
        )}
      </Field>
    </div>
  );
}

function ByHand({ isSet, isReset, onReset }: { isSet: boolean; isReset: boolean; onReset: () => void }) {
  if (isReset) return <span className="text-xs text-text-3">as read, once saved</span>;
  if (!isSet) return null;
  return (
    <span className="flex items-center gap-1.5">
      <Badge tone="neu">by hand</Badge>
      <button type="button" className="flex items-center gap-1 text-xs text-accent hover:underline" onClick={onReset}>
        <Undo2 aria-hidden className="size-3" />
        as read
      </button>
    </span>
  );
}
