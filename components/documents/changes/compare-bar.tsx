'use client';

import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/components/shared/files/download-file';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { ComparedFilingRef, CompanyChanges } from '@/lib/changes/schema';
import { countSections } from '@/lib/changes/summary.rules';
import { formatDate } from '@/lib/format/dates';
import type { Pair } from './changes-reads';

type CompareBarProps = {
  companyId: string;
  changes: CompanyChanges;
  onPair: (pair: Pair) => void;
};

/** The compared filings, the number of changes, and the exports. */
export function CompareBar({ companyId, changes, onPair }: CompareBarProps) {
  const { from, to, choices } = changes;
  const [isBusy, setIsBusy] = useState(false);
  // A filing that is the only one of its form has nothing to be compared with.
  const newer = choices.filter(({ form_type }) => choices.filter((each) => each.form_type === form_type).length > 1);
  const older = choices.filter(({ id, form_type }) => form_type === to?.form_type && id !== to.id);
  const pairQuery = `from_document_id=${from?.id ?? ''}&to_document_id=${to?.id ?? ''}`;
  const download = (path: string, name: string) => {
    setIsBusy(true);
    void downloadFile(path, name, 'Failed to export the changes').finally(() => setIsBusy(false));
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2.5 gap-y-2 px-6 py-2">
      <span className="text-sm text-text-2">Compare</span>
      <FilingSelect label="Filing" value={to} choices={newer} onChange={(id) => onPair({ from: null, to: id })} />
      <span className="text-sm text-text-2">against</span>
      <FilingSelect
        label="Against"
        value={from}
        choices={older}
        onChange={(id) => onPair({ from: id, to: to?.id ?? null })}
      />
      <p role="status" className="ml-1 text-sm text-text-2">
        <Counts changes={changes} />
      </p>
      <span className="ml-auto">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary" disabled={isBusy || changes.job !== null}>
              <Download aria-hidden className="size-4" />
              Export
              <ChevronDown aria-hidden className="size-[15px] text-text-3" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem
              onSelect={() => download(`/companies/${companyId}/changes/pdf?${pairQuery}`, 'Changes.pdf')}
            >
              PDF
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => download(`/companies/${companyId}/changes?${pairQuery}`, 'Changes.json')}>
              JSON, with all paragraphs
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </span>
    </div>
  );
}

type FilingSelectProps = {
  label: string;
  value: ComparedFilingRef | null;
  choices: readonly ComparedFilingRef[];
  onChange: (id: string) => void;
};

function FilingSelect({ label, value, choices, onChange }: FilingSelectProps) {
  return (
    <Select value={value?.id ?? ''} onValueChange={onChange}>
      <SelectTrigger aria-label={label} className="h-8 w-auto max-w-[270px] bg-surface">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {choices.map((filing) => (
          <SelectItem key={filing.id} value={filing.id}>
            <FilingName filing={filing} />
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

function FilingName({ filing: { form_type, fiscal_year, filing_date } }: { filing: ComparedFilingRef }) {
  return (
    <span className="whitespace-nowrap">
      <span className="font-mono text-xs">
        {form_type} {fiscal_year === null ? '' : `FY${fiscal_year}`}
      </span>
      {filing_date ? (
        <span className="ml-1.5 text-xs text-text-2 max-wide:hidden">filed {formatDate(filing_date)}</span>
      ) : null}
    </span>
  );
}

function Counts({ changes: { facts, nominees, proposals, sections, job } }: { changes: CompanyChanges }) {
  const people = nominees.joined.length + nominees.left.length;
  const votes = proposals.added.length + proposals.removed.length;
  const { changed, total } = countSections(sections);
  const counted = (count: number, one: string) => (
    <span className="whitespace-nowrap">
      <b className="font-semibold text-text tabular-nums">{count}</b> {one}
      {count === 1 ? '' : 's'}
    </span>
  );
  return (
    <>
      {counted(facts.length, 'fact')} · {counted(people, 'nominee')} · {counted(votes, 'proposal')}
      {job ? null : (
        <>
          {' · '}
          <span className="whitespace-nowrap">
            <b className="font-semibold text-text tabular-nums">{changed}</b> of {total} sections
          </span>
        </>
      )}
    </>
  );
}
