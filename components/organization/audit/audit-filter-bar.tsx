'use client';

import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { AuditChoices, AuditFilters } from '@/lib/audit-log/schema';
import { actionLabel, subjectLabel } from './audit-labels';

const ALL = 'all';

type Choice = { value: string; label: string };
type AuditFilterBarProps = {
  filters: AuditFilters;
  choices: AuditChoices | undefined;
  onChange: (name: keyof AuditFilters, value: string | null) => void;
  onClear: () => void;
};

export function AuditFilterBar({ filters, choices, onChange, onClear }: AuditFilterBarProps) {
  const byLabel = (values: readonly Choice[]) => [...values].sort((a, b) => a.label.localeCompare(b.label));
  const actions = byLabel(choices?.actions.map((value) => ({ value, label: actionLabel(value) })) ?? []);
  const subjects = byLabel(choices?.subject_types.map((value) => ({ value, label: subjectLabel(value) })) ?? []);
  const people = choices?.people.map(({ user_id: value, name: label }) => ({ value, label })) ?? [];
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <div role="search" aria-label="Audit log filters" className="flex flex-wrap items-center gap-2">
      <Choose
        label="Action"
        all="All actions"
        value={filters.action}
        choices={actions}
        onChange={(value) => onChange('action', value)}
      />
      <Choose
        label="Person"
        all="All people"
        value={filters.user_id}
        choices={people}
        onChange={(value) => onChange('user_id', value)}
      />
      <Choose
        label="Subject"
        all="All subjects"
        value={filters.subject_type}
        choices={subjects}
        onChange={(value) => onChange('subject_type', value)}
      />
      <span className="flex items-center gap-1.5 text-xs text-text-3">
        <Input
          aria-label="From (UTC)"
          type="date"
          className="w-36"
          max={filters.to}
          value={filters.from ?? ''}
          onChange={(event) => onChange('from', event.target.value || null)}
        />
        to
        <Input
          aria-label="To (UTC)"
          type="date"
          className="w-36"
          min={filters.from}
          value={filters.to ?? ''}
          onChange={(event) => onChange('to', event.target.value || null)}
        />
      </span>
      {isFiltered ? (
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}

function Choose({
  label,
  all,
  value,
  choices,
  onChange,
}: {
  label: string;
  all: string;
  value: string | undefined;
  choices: readonly Choice[];
  onChange: (value: string | null) => void;
}) {
  // A value from the URL that the log does not contain is shown unchanged.
  const shown =
    value && !choices.some((choice) => choice.value === value) ? [...choices, { value, label: value }] : choices;
  return (
    <Select value={value ?? ALL} onValueChange={(next) => onChange(next === ALL ? null : next)}>
      <SelectTrigger aria-label={label} className="w-44">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={ALL}>{all}</SelectItem>
        {shown.map((choice) => (
          <SelectItem key={choice.value} value={choice.value}>
            {choice.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
