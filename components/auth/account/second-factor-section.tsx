'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import type { AccountSecurity } from '@/lib/auth/embedded/sessions/schema';

const EnrolDialog = loadWhenShown(() => import('./enrol-dialog').then((loaded) => loaded.EnrolDialog));
const DisableDialog = loadWhenShown(() => import('./disable-dialog').then((loaded) => loaded.DisableDialog));
const NewCodesDialog = loadWhenShown(() => import('./new-codes-dialog').then((loaded) => loaded.NewCodesDialog));

/** Whether the second factor is on, the number of unused recovery codes, and the buttons to change it. */
export function SecondFactorSection({ factor }: { factor: AccountSecurity['second_factor'] }) {
  const [open, setOpen] = useState<'enrol' | 'disable' | 'codes' | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="second-factor-heading" className="flex flex-col gap-3">
      <h2 id="second-factor-heading" className="flex min-h-8 items-center gap-2 text-base font-semibold">
        Second factor
        <Badge>{factor.is_on ? 'On' : 'Off'}</Badge>
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="max-w-[560px] text-sm text-text-2">
          {factor.is_on
            ? `Signing in asks for a code from your authenticator app. ${codesLeft(factor.recovery_codes_left)}`
            : 'With an authenticator app, a stolen password alone is not enough to open your account.'}
        </p>
        <div className="flex gap-2">
          {factor.is_on ? (
            <>
              <Button onClick={() => setOpen('codes')}>New Recovery Codes</Button>
              <Button variant="destructive" onClick={() => setOpen('disable')}>
                Turn Off
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={() => setOpen('enrol')}>
              Turn On
            </Button>
          )}
        </div>
      </Card>
      {open === 'enrol' ? <EnrolDialog onClose={close} /> : null}
      {open === 'disable' ? <DisableDialog onClose={close} /> : null}
      {open === 'codes' ? <NewCodesDialog onClose={close} /> : null}
    </section>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left.';
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
}
