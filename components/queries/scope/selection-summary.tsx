'use client';

import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { ViewerDocument } from '@/components/viewer/types';
import type { CompanyChoice } from '@/components/reads/choices';

type SelectionSummaryProps = {
  company: CompanyChoice | undefined;
  documents: readonly ViewerDocument[];
  currentId: string | null;
  onShow: (documentId: string) => void;
  onChange: () => void;
};

/** The selected company and documents; clicking a filing opens it in the viewer. */
export function SelectionSummary({ company, documents, currentId, onShow, onChange }: SelectionSummaryProps) {
  return (
    <section aria-label="Selected documents" className="rounded-lg border border-line bg-canvas px-2.5 py-2.5">
      <div className="flex items-baseline gap-2">
        <h2 className="min-w-0 truncate text-sm font-medium" title={company?.name}>
          {company?.name ?? 'Selected documents'}
        </h2>
        <span className="shrink-0 font-mono text-sm text-text-3">{company?.ticker}</span>
        <Button variant="link" size="inline" className="ml-auto text-sm" onClick={onChange}>
          Change
        </Button>
      </div>
      <ul className="mt-1.5 flex max-h-[72px] flex-wrap gap-1.5 overflow-y-auto p-px">
        {documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              aria-pressed={document.id === currentId}
              onClick={() => onShow(document.id)}
              className={cn(
                'flex h-5 items-center rounded-sm border bg-surface px-1.5 font-mono text-xs whitespace-nowrap ' +
                  'transition-colors',
                document.id === currentId
                  ? 'border-ink font-medium text-text'
                  : 'border-line-strong text-text-2 hover:text-text',
              )}
            >
              {document.fiscalYear === null ? document.formType : `${document.formType} · FY${document.fiscalYear}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
