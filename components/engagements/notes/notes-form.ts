import type { EngagementDetail } from '@/lib/engagements/schema';
import { problemsOf, refusalsOf, type FieldProblems } from '@/components/shared/forms/field-problems';
import { saveNotesInput, type ActionItem, type SaveNotesForm } from '@/lib/engagements/schema-notes';

/** The values of the notes fields. */
export type NotesForm = { notes: string; attendees: string; action_items: ActionItem[]; follow_up_required: boolean };

/** The form's values for stored notes; attendees are joined with commas. */
export function toForm(
  stored: Pick<EngagementDetail, 'attendees' | 'action_items' | 'follow_up_required'> & { notes: string },
): NotesForm {
  return {
    notes: stored.notes,
    attendees: stored.attendees.join(', '),
    action_items: stored.action_items,
    follow_up_required: stored.follow_up_required,
  };
}

/** Leaves out rows without text, which are still being written. */
export function payloadOf(form: NotesForm, revision: number): SaveNotesForm {
  return { ...form, action_items: itemsWithText(form), base_revision: revision };
}

/** What the action would refuse of the notes. */
export function notesProblems(form: NotesForm, revision: number): FieldProblems {
  return byItem(problemsOf(saveNotesInput, payloadOf(form, revision)), form);
}

/** What the server refused of them. */
export function notesRefusals(error: unknown, form: NotesForm): FieldProblems {
  return byItem(refusalsOf(error, isShown, 'Failed to save the notes'), form);
}

const FIELDS = ['notes', 'attendees', 'action_items'];

function isShown(path: string): boolean {
  return FIELDS.includes(path.split('.')[0] ?? '');
}

const OF_ITEM = /^action_items\.(?<at>\d+)(?:\.(?<field>\w+))?$/;

/** Rows are named by their id, because those that are still being written are not sent and not counted. */
function byItem(problems: FieldProblems, form: NotesForm): FieldProblems {
  const sent = itemsWithText(form);
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => {
      const { at, field = 'item' } = OF_ITEM.exec(path)?.groups ?? {};
      const item = at === undefined ? undefined : sent[Number(at)];
      return [item ? itemPath(item.id, field) : path, message];
    }),
  );
}

/** The path of an action item's field in the form's errors. */
export const itemPath = (id: string, field: string): string => `${id}.${field}`;

const itemsWithText = (form: NotesForm): ActionItem[] => form.action_items.filter(({ item }) => item.trim() !== '');

/** Both people's notes without losses: theirs first, then mine. */
export function mergeNotes(theirs: NotesForm, mine: NotesForm): NotesForm {
  const names = [...theirs.attendees.split(','), ...mine.attendees.split(',')]
    .map((name) => name.trim())
    .filter(Boolean);
  const known = new Set(mine.action_items.map(({ id }) => id));
  return {
    notes: theirs.notes === mine.notes ? mine.notes : `${theirs.notes}\n\n${mine.notes}`,
    attendees: [...new Set(names)].join(', '),
    action_items: [...theirs.action_items.filter(({ id }) => !known.has(id)), ...mine.action_items],
    follow_up_required: theirs.follow_up_required || mine.follow_up_required,
  };
}
