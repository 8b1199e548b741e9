'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { formatCounted } from '@/lib/format/numbers';
import { MAX_GROUP_COMPANIES, type SubscriptionGroup } from '@/lib/subscriptions/groups/schema';
import { CompanyPicker } from './company-picker';
import { useChangeCompanies } from './use-group-actions';

export function AddCompaniesDialog({
  group,
  onClose,
}: {
  group: Pick<SubscriptionGroup, 'id' | 'name' | 'company_ids'>;
  onClose: () => void;
}) {
  const [ids, setIds] = useState<string[]>([]);
  const { mutate, isPending } = useChangeCompanies(group.id);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Add companies" description={group.name} className="max-w-[600px]">
        <DialogBody>
          <CompanyPicker
            value={ids}
            onChange={setIds}
            maximum={Math.max(0, MAX_GROUP_COMPANIES - group.company_ids.length)}
            without={group.company_ids}
          />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button disabled={isPending}>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            disabled={ids.length === 0}
            isBusy={isPending}
            busyLabel="Adding..."
            onClick={() => mutate({ change: 'add', ids }, { onSuccess: onClose })}
          >
            {ids.length > 0 ? `Add ${formatCounted(ids.length, 'company', 'companies')}` : 'Add companies'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
