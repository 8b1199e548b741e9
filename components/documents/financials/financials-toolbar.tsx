'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/components/shared/files/download-file';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { CompanyFinancials } from '@/lib/financials/schema';

const PARTS = ['all', 'derived', 'income', 'balance', 'cash_flow'] as const;
export type Part = (typeof PARTS)[number];
export type Span = 'annual' | 'quarterly';
const COUNTS = ['4', '8', 'all'] as const;
export type Count = (typeof COUNTS)[number];

const PART_LABELS: Readonly<Record<Part, string>> = {
  all: 'All',
  derived: 'Derived',
  income: 'Income',
  balance: 'Balance',
  cash_flow: 'Cash flow',
};

type FinancialsToolbarProps = {
  companyId: string;
  part: Part;
  span: Span;
  count: Count;
  financials: CompanyFinancials | undefined;
  onPart: (part: Part) => void;
  onSpan: (span: Span) => void;
  onCount: (count: Count) => void;
};

export function FinancialsToolbar({
  companyId,
  part,
  span,
  count,
  financials,
  onPart,
  onSpan,
  onCount,
}: FinancialsToolbarProps) {
  const [isBusy, setIsBusy] = useState(false);
  const noun = span === 'annual' ? 'years' : 'quarters';
  const exportFile = () => {
    setIsBusy(true);
    const path = `/companies/${companyId}/financials/export?period=${span}`;
    void downloadFile(path, 'Financials.xlsx', 'Failed to export the financials').finally(() => setIsBusy(false));
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2.5">
      <SegmentedControl
        aria-label="Statement"
        value={part}
        onValueChange={onPart}
        segments={PARTS.map((value) => ({ value, label: PART_LABELS[value] }))}
      />
      <SegmentedControl
        aria-label="Period"
        value={span}
        onValueChange={onSpan}
        segments={[
          { value: 'annual', label: 'Annual' },
          { value: 'quarterly', label: 'Quarterly' },
        ]}
      />
      <Select value={count} onValueChange={(next) => onCount(COUNTS.find((each) => each === next) ?? '4')}>
        <SelectTrigger aria-label="Number of periods" className="w-[112px]">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="4">4 {noun}</SelectItem>
          <SelectItem value="8">8 {noun}</SelectItem>
          <SelectItem value="all">All {noun}</SelectItem>
        </SelectContent>
      </Select>
      <p className="text-sm text-text-2" role="status">
        {financials ? <Counts financials={financials} /> : ' '}
      </p>
      <Button
        variant="secondary"
        className="ml-auto"
        disabled={isBusy || !financials || financials.lines.length === 0}
        onClick={exportFile}
      >
        <Download aria-hidden className="size-4" />
        Export
      </Button>
    </div>
  );
}

function Counts({ financials }: { financials: CompanyFinancials }) {
  const values = financials.lines.flatMap((line) => line.values);
  const tables = values.filter(({ source }) => source === 'table').length;
  const tagged = values.length - tables;
  if (values.length === 0) return null;
  return (
    <>
      {tagged > 0 ? (
        <>
          <b className="font-semibold text-text tabular-nums">{tagged}</b> XBRL
        </>
      ) : null}
      {tagged > 0 && tables > 0 ? ', ' : null}
      {tables > 0 ? (
        <>
          <b className="font-semibold text-text tabular-nums">{tables}</b> from tables
        </>
      ) : null}
    </>
  );
}
