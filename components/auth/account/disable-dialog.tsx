'use client';

import { useQueryClient } from '@tanstack/react-query';
import { accountSecurity } from '@/components/reads/account-reads';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { notify } from '@/components/ui/toast';
import { PasswordStep } from './password-step';
import { turnOffSecondFactor } from './second-factor-client';

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Turn off the second factor?"
        description="Signing in will then ask for the password only, and the recovery codes stop working."
      >
        <DialogBody className="pb-5">
          <PasswordStep
            label="Turn Off"
            variant="destructive"
            send={async (password) => {
              await turnOffSecondFactor(password);
              onClose();
              notify.success('Second factor turned off');
              await queryClient.invalidateQueries({ queryKey: accountSecurity.queryKey });
            }}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
