'use client';

import { useState } from 'react';
import { authErrorMessage, signOut } from '@/components/auth/auth-client';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

/** Signs out and returns to the same link as a visitor. */
export function SwitchAccount({ returnTo }: { returnTo: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const leave = async () => {
    setIsBusy(true);
    try {
      await signOut();
      window.location.assign(returnTo);
    } catch (refusal) {
      setError(authErrorMessage(refusal));
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {error ? <FieldError>{error}</FieldError> : null}
      <Button
        size="lg"
        variant="primary"
        className="w-full"
        onClick={() => void leave()}
        isBusy={isBusy}
        busyLabel="Signing out..."
      >
        Sign out and continue
      </Button>
    </div>
  );
}
