'use client';

import { Plus, X } from 'lucide-react';
import type { FieldProblems } from '@/components/shared/forms/field-problems';
import { newRequestKey } from '@/components/shared/request-key';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { MAX_ACTION_ITEMS, type ActionItem } from '@/lib/engagements/schema-notes';
import { itemPath } from './notes-form';

const FIELDS = ['item', 'owner', 'due_date', 'id', 'is_done'];

type Suggestion = Pick<ActionItem, 'item' | 'owner' | 'due_date'>;
type ActionItemsProps = {
  items: readonly ActionItem[];
  suggestions: readonly Suggestion[];
  problems: FieldProblems;
  isLocked: boolean;
  onChange: (items: ActionItem[]) => void;
};

/**
 * The editable list of action items. `problems` are errors by `itemPath`; `suggestions` come from the summary.
 */
export function ActionItems({ items, suggestions, problems, isLocked, onChange }: ActionItemsProps) {
  const set = (id: string, part: Partial<ActionItem>) =>
    onChange(items.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const isFull = items.length >= MAX_ACTION_ITEMS;
  const refusedAs = (id: string, field: string) =>
    problems[itemPath(id, field)] ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const) : {};
  const open = suggestions.filter(({ item }) => !items.some((one) => one.item.trim() === item.trim()));
  const add = (from: Suggestion) => onChange([...items, { ...from, id: newRequestKey(), is_done: false }]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Action items</legend>
      {items.length === 0 ? <p className="text-xs text-text-3">None yet.</p> : null}
      {items.map((one, index) => (
        <div
          key={one.id}
          role="group"
          aria-label={`Action item ${index + 1}`}
          className="flex flex-wrap items-center gap-2"
        >
          <Checkbox
            aria-label="Done"
            disabled={isLocked}
            checked={one.is_done}
            onCheckedChange={(next) => set(one.id, { is_done: next === true })}
          />
          <Input
            aria-label="Action"
            {...refusedAs(one.id, 'item')}
            className="w-auto min-w-48 flex-1"
            maxLength={1000}
            disabled={isLocked}
            value={one.item}
            onChange={(event) => set(one.id, { item: event.target.value })}
          />
          <Input
            aria-label="Owner"
            {...refusedAs(one.id, 'owner')}
            placeholder="Owner"
            className="w-36"
            maxLength={200}
            disabled={isLocked}
            value={one.owner}
            onChange={(event) => set(one.id, { owner: event.target.value })}
          />
          <Input
            aria-label="Due date"
            {...refusedAs(one.id, 'due_date')}
            type="date"
            className="w-36"
            disabled={isLocked}
            value={one.due_date ?? ''}
            onChange={(event) => set(one.id, { due_date: event.target.value || null })}
          />
          {isLocked ? null : (
            <IconButton
              size="sm"
              label="Remove action item"
              icon={<X aria-hidden />}
              onClick={() => onChange(items.filter(({ id }) => id !== one.id))}
            />
          )}
          {FIELDS.map((field) => problems[itemPath(one.id, field)])
            .filter((problem) => problem !== undefined)
            .slice(0, 1)
            .map((problem) => (
              <FieldError key={problem} id={`${one.id}-problem`} className="w-full">
                {problem}
              </FieldError>
            ))}
        </div>
      ))}
      {problems.action_items ? <FieldError>{problems.action_items}</FieldError> : null}
      {isLocked || isFull ? null : (
        <Button size="sm" className="self-start" onClick={() => add({ item: '', owner: '', due_date: null })}>
          <Plus aria-hidden />
          Add Action Item
        </Button>
      )}
      {isLocked || isFull || open.length === 0 ? null : (
        <ul
          aria-label="Suggested by the summary"
          className="flex flex-col gap-1 rounded-md border border-dashed border-line-strong p-2"
        >
          <li className="text-xs text-text-3">Suggested by the summary</li>
          {open.map((one) => (
            <li key={one.item} className="flex items-start gap-2 text-sm">
              <span className="min-w-0 flex-1 py-0.5 text-text-2">{one.item}</span>
              <Button size="sm" aria-label={`Add: ${one.item}`} onClick={() => add(one)}>
                <Plus aria-hidden />
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
