'use client';

import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

const ALL = 'all';

type DocumentChoiceFilterProps = {
  label: string;
  /** The label for no filter. */
  all: string;
  value: string | null;
  options: readonly string[];
  /** Returns the label of an option; by default the option itself. */
  nameOf?: (option: string) => string;
  onChange: (value: string | null) => void;
  className?: string;
};

/** A filter of a list of documents by one of its values, or by none. */
export function DocumentChoiceFilter({
  label,
  all,
  value,
  options,
  nameOf = (option) => option,
  onChange,
  className,
}: DocumentChoiceFilterProps) {
  // A filter from the URL may name a value that the list does not have; it is shown, so that it can be removed.
  const shown = value !== null && !options.includes(value) ? [value, ...options] : options;
  return (
    <Select value={value ?? ALL} onValueChange={(next) => onChange(next === ALL ? null : next)}>
      <SelectTrigger aria-label={label} className={className}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={ALL}>{all}</SelectItem>
        {shown.map((option) => (
          <SelectItem key={option} value={option}>
            {nameOf(option)}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
