import { ArrowLeft, CloudDownload, MessageSquareText, Upload } from 'lucide-react';
import Link from 'next/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { IconButtonLink } from './icon-button-link';
import { ENTITY_TYPE_LABELS } from '@/lib/companies/entity-types.rules';
import type { Company } from '@/lib/companies/schema';
import { formatCounted } from '@/lib/format/numbers';

type CompanyHeaderProps = {
  company: Company;
  canWrite: boolean;
  isFetchStarting: boolean;
  onFetch: () => void;
  onUpload: () => void;
};

export function CompanyHeader({ company, canWrite, isFetchStarting, onFetch, onUpload }: CompanyHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-96 items-start gap-2">
        <IconButtonLink
          href="/companies"
          label="Back to Companies"
          icon={<ArrowLeft aria-hidden />}
          className="-ml-2"
        />
        <div className="min-w-0">
          <div className="flex min-w-0 items-baseline gap-2.5">
            <h1 className="min-w-0 truncate text-xl font-semibold" title={company.name}>
              {company.name}
            </h1>
            <span className="shrink-0 font-mono text-sm font-medium">{company.ticker}</span>
          </div>
          <p className="text-sm text-text-3 tabular-nums">
            <span className="font-mono text-xs">CIK {company.cik}</span> ·{' '}
            {ENTITY_TYPE_LABELS[company.entity_type] ?? company.entity_type} ·{' '}
            {formatCounted(company.total_documents, 'document')} ·{' '}
            <span className="text-text-2">
              {formatCounted(company.ready_for_queries, 'document')} ready for queries
            </span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {canWrite ? (
          <>
            <Button isBusy={isFetchStarting} disabled={company.is_fetching} busyLabel="Starting..." onClick={onFetch}>
              <CloudDownload aria-hidden />
              Fetch Documents
            </Button>
            <Button onClick={onUpload}>
              <Upload aria-hidden />
              Upload
            </Button>
          </>
        ) : null}
        <Link href={`/query?company=${company.id}`} className={buttonVariants({ variant: 'primary' })}>
          <MessageSquareText aria-hidden />
          Ask a question
        </Link>
      </div>
    </div>
  );
}
