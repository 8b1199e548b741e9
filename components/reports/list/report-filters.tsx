'use client';

import { Building2, User } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { ReportQuery } from '@/components/reads/report-reads';
import { useTemplates } from '../use-reports';
import { CompanyFilter } from './company-filter';
import { isFiltered } from './url-state';

const STATUS_LABELS = { completed: 'Completed', processing: 'Processing', failed: 'Failed' };
const ANY = 'any';

type ReportFiltersProps = {
  filters: ReportQuery;
  hasOrganization: boolean;
  onChange: (changes: Partial<ReportQuery>) => void;
};

export function ReportFilterBar({ filters, hasOrganization, onChange }: ReportFiltersProps) {
  const templates = useTemplates().data ?? [];
  return (
    <div role="search" aria-label="Filter reports" className="flex flex-wrap items-center gap-2">
      <CompanyFilter companyId={filters.companyId} onChange={(companyId) => onChange({ companyId })} />
      <Choice
        label="Template"
        anyLabel="All templates"
        value={filters.templateId}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(templateId) => onChange({ templateId })}
        className="w-48"
      />
      <Choice
        label="Status"
        anyLabel="All statuses"
        value={filters.status}
        options={Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }))}
        onChange={(status) => onChange({ status })}
        className="w-36"
      />
      {hasOrganization ? (
        <SegmentedControl
          aria-label="Visibility of reports"
          value={filters.visibility ?? ANY}
          onValueChange={(value) => onChange({ visibility: value === ANY ? null : value })}
          segments={[
            { value: ANY, label: 'All' },
            { value: 'user', label: 'Personal', icon: <User aria-hidden /> },
            { value: 'organization', label: 'Organization', icon: <Building2 aria-hidden /> },
          ]}
        />
      ) : null}
      {isFiltered(filters) ? (
        <Button
          variant="ghost"
          onClick={() => onChange({ companyId: null, templateId: null, status: null, visibility: null })}
        >
          Clear
        </Button>
      ) : null}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  anyLabel: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
  className?: string;
};

function Choice({ label, anyLabel, value, options, onChange, className }: ChoiceProps) {
  return (
    <Select value={value ?? ANY} onValueChange={(next) => onChange(next === ANY ? null : next)}>
      <SelectTrigger aria-label={label} className={className}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={ANY}>{anyLabel}</SelectItem>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
        {value && !options.some((option) => option.value === value) ? (
          <SelectItem value={value}>{`Chosen ${label.toLowerCase()}`}</SelectItem>
        ) : null}
      </SelectContent>
    </Select>
  );
}
