'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountSecurity } from '@/components/reads/account-reads';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { newRecoveryCodes } from './second-factor-client';

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    onClose();
    void queryClient.invalidateQueries({ queryKey: accountSecurity.queryKey });
  };
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent title="New recovery codes" description="The earlier codes stop working.">
        <DialogBody className="pb-5">
          {codes ? (
            <RecoveryCodes codes={codes} onDone={close} />
          ) : (
            <PasswordStep
              label="Create New Codes"
              send={async (password) => setCodes(await newRecoveryCodes(password))}
            />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
