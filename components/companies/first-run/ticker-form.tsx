'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CornerDownLeft, Search } from 'lucide-react';
import { useState } from 'react';
import * as actions from '@/app/(app)/companies/actions';
import { useFetchDocuments } from '@/components/jobs/use-fetch-documents';
import { COMPANIES_KEY } from '@/components/reads/company-reads';
import { firstRun } from '@/components/reads/first-run-reads';
import { api } from '@/components/shell/api-client';
import { apiErrorMessage } from '@/components/shell/api-error';
import { callAction } from '@/components/shell/call-action';
import { FieldError } from '@/components/ui/field';
import { InputWithAddons } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import type { CatalogueCompany } from '@/lib/companies/schema';

/** Adds the company of a ticker and fetches its filings. */
export function TickerForm() {
  const queryClient = useQueryClient();
  const [ticker, setTicker] = useState('');
  const fetchDocuments = useFetchDocuments();
  const add = useMutation({
    mutationFn: async (typed: string) => {
      const found = await api.request<CatalogueCompany[]>({
        path: '/companies/all/browse',
        query: { search: typed, limit: 10 },
      });
      const company = found.find((each) => each.ticker.toUpperCase() === typed.toUpperCase());
      if (!company) throw new Error(`The catalogue has no company with the ticker “${typed}”. Browse it by name.`);
      return callAction(actions.addToOrganization, { params: { id: company.id } });
    },
    onSuccess: async (company) => {
      notify.success(`${company.name} was added`);
      fetchDocuments.mutate([company.id]);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: COMPANIES_KEY }),
        queryClient.invalidateQueries({ queryKey: firstRun.queryKey }),
      ]);
    },
  });
  const typed = ticker.trim();
  return (
    <form
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '' && !add.isPending) add.mutate(typed);
      }}
    >
      <div className="flex items-center gap-2">
        <InputWithAddons
          wrapperClassName="w-[300px] max-w-full"
          icon={<Search />}
          aria-label="Ticker of a company to add"
          placeholder="Or type a ticker"
          autoComplete="off"
          value={ticker}
          readOnly={add.isPending}
          onChange={(event) => setTicker(event.target.value)}
        />
        <span className="inline-flex items-center gap-1 text-xs text-text-3">
          <CornerDownLeft aria-hidden className="size-3.5" />
          {add.isPending ? 'adding...' : 'adds it'}
        </span>
      </div>
      {add.error ? (
        <FieldError>{apiErrorMessage(add.error, add.error.message || 'It could not be added.')}</FieldError>
      ) : null}
    </form>
  );
}
