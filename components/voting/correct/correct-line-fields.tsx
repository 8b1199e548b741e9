'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { isVoteOf, KIND_LABELS, KINDS, TOPIC_LABELS, TOPICS, VOTE_LABELS, VOTES } from '@/lib/voting/vocabulary.rules';
import type { LineErrors, LineFields } from './corrections';

const NONE = 'none';

type Props = { fields: LineFields; errors: LineErrors | undefined; onChange: (changed: Partial<LineFields>) => void };

/** What a person can set of a line. */
export function CorrectLineFields({ fields, errors, onChange }: Props) {
  const { kind, topic, board_recommendation: board } = fields;
  const isElection = kind === 'director_election';
  return (
    <div className="grid grid-cols-6 gap-3 border-t border-line bg-sunken px-3 py-3 max-[700px]:grid-cols-2">
      <Field label="No." error={errors?.number?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={10}
            value={fields.number}
            onChange={({ target }) => onChange({ number: target.value })}
          />
        )}
      </Field>
      <Field label="Title, as printed" className="col-span-5 max-[700px]:col-span-1" error={errors?.title?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={fields.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Choice
        label="Kind"
        value={kind}
        options={KINDS.map((each) => [each, KIND_LABELS[each]])}
        onChange={(next) =>
          onChange({
            kind: next as LineFields['kind'],
            topic: next === 'shareholder_proposal' ? (topic ?? 'other') : null,
            board_recommendation: board && isVoteOf(next as LineFields['kind'], board) ? board : null,
          })
        }
      />
      {kind === 'shareholder_proposal' ? (
        <Choice
          label="Topic"
          value={topic ?? 'other'}
          options={TOPICS.map((each) => [each, TOPIC_LABELS[each]])}
          onChange={(next) => onChange({ topic: next as LineFields['topic'] })}
        />
      ) : null}
      {isElection ? (
        <Field label="Nominee" className="col-span-2">
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              value={fields.nominee ?? ''}
              onChange={({ target }) => onChange({ nominee: target.value || null })}
            />
          )}
        </Field>
      ) : null}
      <Field label="Proponent" className="col-span-2">
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={fields.proponent ?? ''}
            onChange={({ target }) => onChange({ proponent: target.value || null })}
          />
        )}
      </Field>
      <Choice
        label="Board recommends"
        value={board ?? NONE}
        options={[
          [NONE, 'Not found'],
          ...VOTES.filter((vote) => isVoteOf(kind, vote)).map((vote): [string, string] => [vote, VOTE_LABELS[vote]]),
        ]}
        onChange={(next) =>
          onChange({ board_recommendation: next === NONE ? null : (next as LineFields['board_recommendation']) })
        }
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label} className="col-span-2 max-[700px]:col-span-1">
      {(control) => (
        <Select value={value} onValueChange={onChange}>
          <SelectTrigger {...control}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {options.map(([option, text]) => (
              <SelectItem key={option} value={option}>
                {text}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </Field>
  );
}
