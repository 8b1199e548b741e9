'use client';

import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { groupChoices, type MeetingQuery } from '@/components/reads/voting-reads';
import { useDebouncedCallback } from './use-debounced-callback';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SearchInput } from '@/components/ui/search-input';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { formatCount } from '@/lib/format/numbers';
import type { MeetingState, Season } from '@/lib/voting/meetings/schema';

const SEARCH_DELAY_MS = 300;
const ALL = 'all';
const STATES: readonly { key: MeetingState; label: string }[] = [
  { key: 'no_ballot', label: 'No ballot' },
  { key: 'draft', label: 'Draft' },
  { key: 'needs_review', label: 'Needs review' },
  { key: 'approved', label: 'Approved' },
  { key: 'voted', label: 'Voted' },
  { key: 'outcome', label: 'Outcome' },
];

type MeetingFiltersProps = {
  ref: Ref<HTMLDivElement>;
  filters: MeetingQuery;
  byState: Season['by_state'] | undefined;
  onChange: (change: Partial<MeetingQuery>) => void;
};

export function MeetingFilters({ ref, filters, byState, onChange }: MeetingFiltersProps) {
  const { data } = useQuery(groupChoices);
  const counts = byState ?? ({} as Partial<Season['by_state']>);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const withCount = (label: string, count: number | undefined) => (
    <>
      {label} <span className="text-text-3 tabular-nums">{count === undefined ? '' : formatCount(count)}</span>
    </>
  );
  return (
    <div ref={ref} className="flex shrink-0 flex-wrap items-center gap-2">
      <Search value={filters.search} onChange={(search) => onChange({ search })} />
      <div className="w-[132px]">
        <Select
          value={filters.groupId ?? ALL}
          onValueChange={(value) => onChange({ groupId: value === ALL ? null : value })}
        >
          <SelectTrigger aria-label="Subscription group">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value={ALL}>All groups</SelectItem>
            {(data?.groups ?? []).map(({ id, name }) => (
              <SelectItem key={id} value={id}>
                {name}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
      <div role="group" aria-label="Meeting date" className="flex items-center gap-1.5">
        <Day label="From" value={filters.from} onChange={(from) => onChange({ from })} />
        <span aria-hidden className="text-text-3">
          –
        </span>
        <Day label="To" value={filters.to} onChange={(to) => onChange({ to })} />
        {filters.from || filters.to ? (
          <Button variant="ghost" size="sm" onClick={() => onChange({ from: null, to: null })}>
            All dates
          </Button>
        ) : null}
      </div>
      <SegmentedControl
        aria-label="Ballot"
        value={filters.state ?? ALL}
        onValueChange={(value) => onChange({ state: value === ALL ? null : value })}
        segments={[
          { value: ALL, label: withCount('All', byState ? total : undefined) },
          ...STATES.filter(({ key }) => key !== 'outcome' || (counts.outcome ?? 0) > 0).map(({ key, label }) => ({
            value: key as string,
            label: withCount(label, counts[key]),
          })),
        ]}
      />
      <span className="flex items-center gap-2 text-sm text-text-2">
        <Switch
          id="only-referred"
          checked={filters.onlyReferred}
          onCheckedChange={(onlyReferred) => onChange({ onlyReferred })}
        />
        <Label htmlFor="only-referred">Only referred</Label>
      </span>
    </div>
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}) {
  return (
    <Input
      type="date"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      className="w-[124px] px-2"
    />
  );
}

function Search({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [text, setText] = useState(value);
  const [wasValue, setWasValue] = useState(value);
  if (value !== wasValue) {
    setWasValue(value);
    // Cleared from outside.
    if (value === '') setText('');
  }
  const search = useDebouncedCallback(onChange, SEARCH_DELAY_MS);
  return (
    <SearchInput
      value={text}
      onValueChange={(next) => {
        setText(next);
        search(next.trim());
      }}
      hint="/"
      placeholder="Search meetings…"
      aria-label="Search meetings"
      wrapperClassName="w-[188px]"
    />
  );
}
