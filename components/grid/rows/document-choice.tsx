'use client';

import { useState } from 'react';
import { useCompanyDocuments } from '@/components/shared/companies/use-company-documents';
import { WhenRead } from '@/components/shared/states/when-read';
import { Checkbox } from '@/components/ui/checkbox';
import type { Document } from '@/lib/documents/schema';
import { formatDate } from '@/lib/format/dates';
import { NameField } from '../name-field';

type DocumentChoiceProps = {
  companies: readonly { id: string; name: string }[];
  isOn: (documentId: string) => boolean;
  onChange: (documentId: string, isOn: boolean) => void;
};

/** The processed filings of one company, each to become a row of its own. */
export function DocumentChoice({ companies, isOn, onChange }: DocumentChoiceProps) {
  const [companyId, setCompanyId] = useState<string | null>(null);
  const documents = useCompanyDocuments(companyId);
  return (
    <>
      <NameField label="Company" choices={companies} chosenId={companyId} onChange={setCompanyId} />
      {companyId ? (
        <WhenRead
          query={documents}
          loading="Loading filings..."
          failure="Failed to load filings"
          cause="The filings of this company could not be read."
        >
          {(filings) => <Filings documents={filings} isOn={isOn} onChange={onChange} />}
        </WhenRead>
      ) : null}
    </>
  );
}

function Filings({ documents, isOn, onChange }: Omit<DocumentChoiceProps, 'companies'> & { documents: Document[] }) {
  const ready = documents.filter(({ processing_status: status }) => status === 'processed');
  return (
    <ul aria-label="Filings" className="max-h-[280px] min-h-[120px] overflow-y-auto rounded-md border border-line">
      {ready.map(({ id, form_type: form, fiscal_year: year, filing_date: filed }) => (
        <li key={id}>
          <label className="flex cursor-pointer items-center gap-2.5 px-3 py-1.5 text-sm hover:bg-hover">
            <Checkbox
              checked={isOn(id)}
              onCheckedChange={(on) => onChange(id, on)}
              aria-label={`${form}${year ? ` FY${year}` : ''}`}
            />
            <span className="font-mono text-xs">
              {form}
              {year ? ` FY${year}` : ''}
            </span>
            <span className="ml-auto text-xs text-text-3">{filed ? formatDate(filed) : ''}</span>
          </label>
        </li>
      ))}
      {ready.length === 0 ? (
        <li className="px-3 py-6 text-center text-sm text-text-2">No filing of this company is processed.</li>
      ) : null}
    </ul>
  );
}
