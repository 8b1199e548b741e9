'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CornerDownLeft, Search } from 'lucide-react';
import { useActionState, useId, useState } from 'react';
import * as actions from '@/app/(app)/companies/actions';
import { useFetchDocuments, type FetchFilings } from '@/components/jobs/use-fetch-documents';
import { COMPANIES_KEY } from '@/components/reads/company-reads';
import { firstRun } from '@/components/reads/first-run-reads';
import { api } from '@/components/api/api-client';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { FieldError } from '@/components/ui/field';
import { InputWithAddons } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import type { CatalogueCompany } from '@/lib/companies/schema';

/**
 * Adds the company of a ticker and fetches its filings. Without a form library, as the first screen of a new
 * organization loads none.
 */
export function TickerForm({ fetchFilings }: { fetchFilings: FetchFilings }) {
  const queryClient = useQueryClient();
  const [ticker, setTicker] = useState('');
  const problemId = useId();
  const fetchDocuments = useFetchDocuments(fetchFilings);
  const [problem, add, isAdding] = useActionState<string | null>(async () => {
    const typed = ticker.trim();
    if (typed === '') return 'Enter a ticker';
    try {
      const company = await addByTicker(typed);
      if (!company) return `The catalogue has no company with the ticker “${typed}”. Browse it by name.`;
      notify.success(`${company.name} was added`);
      fetchDocuments.mutate([company.id]);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: COMPANIES_KEY }),
        queryClient.invalidateQueries({ queryKey: firstRun.queryKey }),
      ]);
      return null;
    } catch (error) {
      return apiErrorMessage(error, 'It could not be added.');
    }
  }, null);
  return (
    <form className="flex flex-col gap-1" action={add}>
      <div className="flex items-center gap-2">
        <InputWithAddons
          wrapperClassName="w-[300px] max-w-full"
          icon={<Search />}
          aria-label="Ticker of a company to add"
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder="Or type a ticker"
          autoComplete="off"
          value={ticker}
          readOnly={isAdding}
          onChange={(event) => setTicker(event.target.value)}
        />
        <span role="status" className="inline-flex items-center gap-1 text-xs text-text-3">
          <CornerDownLeft aria-hidden className="size-3.5" />
          {isAdding ? 'adding...' : 'adds it'}
        </span>
      </div>
      {problem ? <FieldError id={problemId}>{problem}</FieldError> : null}
    </form>
  );
}

/** The company of the catalogue with this ticker, added to the organization; undefined when there is none. */
async function addByTicker(ticker: string) {
  const found = await api.request<CatalogueCompany[]>({
    path: '/companies/all/browse',
    query: { search: ticker, limit: 10 },
  });
  const company = found.find((each) => each.ticker.toUpperCase() === ticker.toUpperCase());
  return company && callAction(actions.addToOrganization, { params: { id: company.id } });
}
