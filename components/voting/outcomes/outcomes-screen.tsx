'use client';

import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { PageHeader } from '@/components/shared/page';
import { buttonVariants } from '@/components/ui/button';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { AttentionList } from './attention-list';
import { CompanyOutcomes } from './company-outcomes';
import { ExportOutcomes } from './export-outcomes';
import { attentionList, companyOutcomes } from '@/components/reads/outcome-reads';
import { outcomesHref, readOutcomesAddress, type OutcomesAddress } from '@/components/shared/outcomes-address';
import { pushAddress } from '@/components/shared/address';
import { meetingsText } from './results-table';

/** Results of votes: those that need attention over all companies, or one company over the years. */
export function OutcomesScreen() {
  const params = useSearchParams();
  const address = readOutcomesAddress((name) => params.get(name));
  const go = (next: Partial<OutcomesAddress>) => pushAddress(outcomesHref(next));
  const { company, meeting, reason } = address;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3.5 pt-5">
      <PageHeader
        className="px-6"
        title="Outcomes"
        meta={<Heading company={company} onCompany={(id) => go({ company: id })} />}
        actions={
          <>
            {company ? (
              <Link href={outcomesHref({})} className={buttonVariants()}>
                <Building2 aria-hidden /> All companies
              </Link>
            ) : null}
            <ExportOutcomes company={company} />
          </>
        }
      />
      {company ? (
        <CompanyOutcomes
          companyId={company}
          meetingDate={meeting}
          onMeeting={(date) => go({ company, meeting: date })}
        />
      ) : (
        <AttentionList reason={reason} onReason={(next) => go({ reason: next })} />
      )}
    </div>
  );
}

function Heading({ company, onCompany }: { company: string | null; onCompany: (companyId: string) => void }) {
  const { data } = useQuery(attentionList(null));
  const outcomes = useQuery({ ...companyOutcomes(company ?? ''), enabled: company !== null });
  if (!data || data.companies.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Select value={company ?? ''} onValueChange={onCompany}>
        <SelectTrigger aria-label="Company" className="w-[340px] max-w-full">
          <SelectValue placeholder="Choose a company..." />
        </SelectTrigger>
        <SelectContent>
          {data.companies.map(({ id, name, ticker }) => (
            <SelectItem key={id} value={id}>
              {name} {ticker}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      {outcomes.data && outcomes.data.outcomes.length > 0 ? <span>{meetingsText(outcomes.data.outcomes)}</span> : null}
    </span>
  );
}
