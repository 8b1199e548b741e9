import { z } from 'zod';
import { lineInput, updateMeetingInput, type MeetingDetail, type MeetingLine } from '@/lib/voting/meetings/schema';

export type CorrectionInput = z.input<typeof updateMeetingInput>;

/** What a person can set of a line. */
export type LineFields = Pick<
  MeetingLine,
  'number' | 'kind' | 'topic' | 'title' | 'nominee' | 'proponent' | 'board_recommendation' | 'vote_standard'
>;

/** A line in the form: unchanged, changed, removed, or new (then its id is only the form's). */
export type EditedLine = {
  id: string;
  isNew: boolean;
  isRemoved: boolean;
  byHand: readonly string[];
  isReset: boolean;
  before: LineFields;
  fields: LineFields;
};

export type Head = Pick<MeetingDetail, 'meeting_date' | 'meeting_type' | 'record_date'>;
export const HEAD_FIELDS = ['meeting_date', 'meeting_type', 'record_date'] as const satisfies (keyof Head)[];

const { meeting_date: meetingDate, meeting_type: meetingType, record_date: recordDate } = updateMeetingInput.shape;

/** The values of the form. `resets` names the fields of the head that take the value read again. */
export const editedMeeting = z.object({
  head: z.object({
    meeting_date: meetingDate.unwrap(),
    meeting_type: meetingType.unwrap().unwrap(),
    record_date: recordDate.unwrap(),
  }),
  resets: z.array(z.enum(HEAD_FIELDS)),
  lines: z.array(z.custom<EditedLine>()).superRefine((lines, { addIssue }) => {
    for (const [index, line] of lines.entries())
      for (const { path, message } of problemsOf(line))
        addIssue({ code: 'custom', message, path: [index, 'fields', ...path] });
  }),
});
export type EditedMeeting = z.input<typeof editedMeeting>;
/** The errors of the fields of the head and of a line, in the format of react-hook-form. */
export type HeadErrors = { [Field in keyof Head]?: { message?: string } };
export type LineErrors = { [Field in keyof LineFields]?: { message?: string } };

const FIELDS = [
  'number',
  'kind',
  'topic',
  'title',
  'nominee',
  'proponent',
  'board_recommendation',
  'vote_standard',
] as const satisfies (keyof LineFields)[];

/** Only the fields that a person can set. */
export function fieldsOf(line: LineFields): LineFields {
  return Object.fromEntries(FIELDS.map((field) => [field, line[field]])) as LineFields;
}

/** The errors in the changed fields of a line that is kept; its other fields are stored already. */
function problemsOf({ fields, before, isNew, isRemoved }: EditedLine) {
  if (isRemoved) return [];
  const isSet = (field: unknown) => isNew || fields[field as keyof LineFields] !== before[field as keyof LineFields];
  return (lineInput.safeParse(fields).error?.issues ?? []).filter(({ path }) => isSet(path[0]));
}

/** The initial values of the form. */
export function editedOf({ lines, ...meeting }: MeetingDetail): EditedMeeting {
  const { meeting_date, meeting_type, record_date } = meeting;
  return { head: { meeting_date, meeting_type, record_date }, resets: [], lines: lines.map(toEdited) };
}

/** A stored line in the form, unchanged. */
export function toEdited(line: MeetingLine): EditedLine {
  const fields = fieldsOf(line);
  return { id: line.id, isNew: false, isRemoved: false, isReset: false, byHand: line.by_hand, before: fields, fields };
}

/** An empty line with this number, as a management proposal. */
export function newLine(number: string): EditedLine {
  const fields: LineFields = {
    number,
    kind: 'other_management',
    topic: null,
    title: '',
    nominee: null,
    proponent: 'Company',
    board_recommendation: null,
    vote_standard: null,
  };
  return {
    id: crypto.randomUUID(),
    isNew: true,
    isRemoved: false,
    isReset: false,
    byHand: ['*'],
    before: fields,
    fields,
  };
}

/** The changed values only, so that nothing else counts as set by hand; undefined when nothing changed. */
export function correctionsOf(meeting: Head, { head, resets, lines }: EditedMeeting): CorrectionInput | undefined {
  const changed = lines.flatMap((line) => changeOf(line) ?? []);
  const input: CorrectionInput = {
    ...Object.fromEntries(
      HEAD_FIELDS.flatMap((field) =>
        resets.includes(field) ? [[field, null]] : head[field] === meeting[field] ? [] : [[field, head[field]]],
      ),
    ),
    ...(changed.length > 0 ? { lines: changed } : {}),
  };
  return Object.keys(input).length > 0 ? input : undefined;
}

type LineChange = NonNullable<CorrectionInput['lines']>[number];

function changeOf(line: EditedLine): LineChange | undefined {
  if (line.isNew) return line.isRemoved ? undefined : line.fields;
  if (line.isRemoved) return { id: line.id, remove: true };
  if (line.isReset) return { id: line.id, reset: true };
  const set = FIELDS.filter((field) => line.fields[field] !== line.before[field]);
  if (set.length === 0) return undefined;
  return { id: line.id, ...Object.fromEntries(set.map((field) => [field, line.fields[field]])) };
}
