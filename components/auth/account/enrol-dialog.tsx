'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountSecurity } from '@/components/reads/account-reads';
import { CopyButton } from '@/components/shared/copy-button';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { CodeStep } from './code-step';
import { PasswordStep } from './password-step';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import { beginSecondFactor, confirmCode, type Enrolment } from './second-factor-client';

/** Turns the second factor on: password, QR code, first code of the app, recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [isOn, setIsOn] = useState(false);
  const close = () => {
    onClose();
    void queryClient.invalidateQueries({ queryKey: accountSecurity.queryKey });
  };
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={isOn ? 'The second factor is on' : 'Turn on the second factor'}
        description={isOn ? undefined : 'You need an authenticator app on your phone or in your password manager.'}
      >
        <DialogBody className="gap-4 pb-5">
          {isOn && enrolment ? (
            <RecoveryCodes codes={enrolment.recoveryCodes} onDone={close} />
          ) : enrolment ? (
            <>
              <p className="text-sm text-text-2">Scan this with the app, or type the key into it.</p>
              <QrCode text={enrolment.uri} label="QR code for the authenticator app" />
              <p className="flex items-center justify-center gap-2">
                <code aria-label="Key" className="font-mono text-sm break-all">
                  {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
                </code>
                <CopyButton text={enrolment.secret} label="Copy the key" />
              </p>
              <CodeStep
                send={async (code) => {
                  await confirmCode(code);
                  setIsOn(true);
                }}
              />
            </>
          ) : (
            <PasswordStep label="Continue" send={async (password) => setEnrolment(await beginSecondFactor(password))} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
