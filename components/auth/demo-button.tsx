'use client';

import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { enterDemo } from '@/components/shared/enter-demo';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

/** Signs in to the demo workspace in one step. */
export function DemoButton({
  redirectTo,
  isDisabled,
  onBusyChange,
}: {
  redirectTo: string;
  isDisabled: boolean;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const enter = async () => {
    setIsBusy(true);
    onBusyChange(true);
    setError(null);
    try {
      await enterDemo();
      window.location.assign(redirectTo);
    } catch (thrown) {
      setError(apiErrorMessage(thrown, 'The demo workspace could not be opened.'));
      setIsBusy(false);
      onBusyChange(false);
    }
  };

  return (
    <div className="flex flex-col gap-1.5">
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        disabled={isDisabled}
        isBusy={isBusy}
        busyLabel="Opening..."
        onClick={() => void enter()}
      >
        <CirclePlay aria-hidden />
        Try the demo workspace
      </Button>
      {error ? (
        <FieldError>{error}</FieldError>
      ) : (
        <p className="text-center text-xs text-text-3">No account needed. Fictional companies, ready to query.</p>
      )}
    </div>
  );
}
