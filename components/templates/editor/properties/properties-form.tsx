'use client';

import type { FieldProblems } from '@/components/shared/forms/field-problems';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { MAX_NAME_LENGTH } from '@/lib/format/names.rules';
import type { Visibility } from '@/lib/templates/schema';
import { countQueries, type Draft, type DraftProperties } from '../draft/draft';
import { ChangesSwitch } from './changes-switch';
import { VisibilityChoice } from './visibility-choice';

type PropertiesFormProps = {
  draft: Draft;
  organizationName: string | null;
  problems: FieldProblems;
  onChange: (properties: Partial<DraftProperties>) => void;
};

/** Name, description, visibility and counts; in a separate pane, or in the drawer of narrow windows. */
export function PropertiesForm({ draft, organizationName, problems, onChange }: PropertiesFormProps) {
  const flags = draft.categories.reduce(
    (sum, { queries }) => sum + queries.reduce((own, query) => own + query.flags.length, 0),
    0,
  );
  return (
    <div className="flex flex-col">
      <div className="flex flex-col gap-3.5 px-4 pb-4">
        <Field label="Name" error={problems.name}>
          {(control) => (
            <Input
              {...control}
              value={draft.name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              placeholder="Template name"
              className="text-ellipsis"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Description" isOptional error={problems.description}>
          {(control) => (
            <Textarea
              {...control}
              value={draft.description}
              maxLength={2000}
              rows={4}
              placeholder="What this template is for"
              onChange={(event) => onChange({ description: event.target.value })}
            />
          )}
        </Field>
        {organizationName === null ? null : (
          <VisibilityChoice
            value={draft.visibility}
            organizationName={organizationName}
            onChange={(visibility: Visibility) => onChange({ visibility })}
          />
        )}
        <ChangesSwitch isOn={draft.include_changes} onChange={(isOn) => onChange({ include_changes: isOn })} />
      </div>
      <div className="border-t border-line px-4 py-3">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          <dt className="font-semibold">Total queries</dt>
          <dd className="text-right font-semibold tabular-nums">{countQueries(draft.categories)}</dd>
          {draft.categories.map(({ key, name, queries }) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid text-text-2">
              <dt className="min-w-0 truncate" title={name}>
                {name}
              </dt>
              <dd className="text-right tabular-nums">{queries.length}</dd>
            </div>
          ))}
          <div className="col-span-2 mt-2 grid grid-cols-subgrid border-t border-line pt-3 font-semibold">
            <dt>Flags on queries</dt>
            <dd className="text-right tabular-nums">{flags}</dd>
          </div>
        </dl>
        {problems.queries ? <FieldError className="mt-3">{problems.queries}</FieldError> : null}
      </div>
    </div>
  );
}
