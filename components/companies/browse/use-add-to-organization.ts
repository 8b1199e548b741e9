'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as actions from '@/app/(app)/companies/actions';
import { ApiError } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import type { CatalogueCompany } from '@/lib/companies/schema';
import { CATALOGUE_KEY } from '../use-catalogue';
import { COMPANIES_KEY } from '@/components/reads/company-reads';

export type AddState = 'available' | 'adding' | 'added' | 'in';

/** Adds companies of the catalogue, also several at a time, and remembers which were added since the dialog opened. */
export function useAddToOrganization() {
  const queryClient = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, AddState>>(new Map());
  const set = (companyId: string, state: AddState) => setStates((was) => new Map(was).set(companyId, state));
  const { mutate } = useMutation({
    mutationFn: (company: CatalogueCompany) => callAction(actions.addToOrganization, { params: { id: company.id } }),
    onMutate: (company) => set(company.id, 'adding'),
    onSuccess: async (_added, company) => {
      set(company.id, 'added');
      await queryClient.invalidateQueries({ queryKey: COMPANIES_KEY });
      // The catalogue is fetched again at the next visit; until then the card keeps its state.
      await queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY, refetchType: 'none' });
    },
    onError: (error, company) => {
      const isAlreadyAdded = error instanceof ApiError && error.code === 'conflict';
      set(company.id, isAlreadyAdded ? 'in' : 'available');
      if (isAlreadyAdded) notify.info(`${company.ticker} is already in your organization`);
      else
        notify.error(
          `Failed to add ${company.ticker} to organization`,
          error instanceof ApiError ? { description: error.detail } : {},
        );
    },
  });
  return {
    stateOf: (company: CatalogueCompany): AddState =>
      states.get(company.id) ?? (company.is_in_organization ? 'in' : 'available'),
    add: (company: CatalogueCompany) => mutate(company),
  };
}
