'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as actions from '@/app/(app)/companies/actions';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { ConfirmDialog } from '@/components/ui/on-demand/confirm-dialog-parts';
import { notify } from '@/components/ui/toast';
import type { Company } from '@/lib/companies/schema';
import { COMPANIES_KEY } from '@/components/reads/company-reads';

type DeleteCompanyDialogProps = {
  company: Company;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: (company: Company) => void;
};

export function DeleteCompanyDialog({ company, isOpen, onOpenChange, onDeleted }: DeleteCompanyDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callAction(actions.deleteCompany, { params: { id: company.id } }),
    onSuccess: async () => {
      onDeleted(company);
      onOpenChange(false);
      notify.success(`${company.name} was deleted`);
      await queryClient.invalidateQueries({ queryKey: COMPANIES_KEY });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete company"
      description={
        <>
          Remove <span className="font-medium text-text">{company.name}</span> from your organization&apos;s list? Its
          filings are no longer shown here. You can add the company again by its CIK.
        </>
      }
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDestructive
      isBusy={remove.isPending}
      error={remove.error ? apiErrorMessage(remove.error, 'Failed to delete company') : null}
      onConfirm={() => remove.mutate()}
    />
  );
}
