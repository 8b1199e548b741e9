'use client';

import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { enterDemo } from '@/components/shared/enter-demo';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Opens the demo workspace for a signed-in user, after a confirmation, because it ends their session. */
export function OpenDemo() {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const enter = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await enterDemo();
      window.location.assign('/companies');
    } catch (thrown) {
      setError(apiErrorMessage(thrown, 'The demo workspace could not be opened.'));
      setIsBusy(false);
    }
  };

  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <ArrowUpRight aria-hidden />
        Open the demo workspace
      </Button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          onOpenChange={setIsAsking}
          title="Open the demo workspace?"
          description={
            'You see fictional companies in a workspace of your own that is deleted after a day. This browser is ' +
            'signed out of your account; sign in again to return to it. Nothing in your organization changes.'
          }
          confirmLabel="Open the demo"
          busyLabel="Opening..."
          isBusy={isBusy}
          error={error}
          onConfirm={() => void enter()}
        />
      ) : null}
    </>
  );
}
