import type { EngagementDetail } from '@/lib/engagements/schema';
import type { ActionItem, SaveNotesForm } from '@/lib/engagements/schema-notes';

/** The values of the notes fields. */
export type NotesForm = { notes: string; attendees: string; action_items: ActionItem[]; follow_up_required: boolean };

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
  return { ...form, action_items: form.action_items.filter(({ item }) => item.trim() !== ''), base_revision: revision };
}

/** Both people's notes without losses: theirs first, then mine. */
export function bothNotes(theirs: NotesForm, mine: NotesForm): NotesForm {
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
