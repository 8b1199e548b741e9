'use client';

import Link from 'next/link';
import { useState } from 'react';
import * as actions from '@/app/(auth)/accept-invitation/actions';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

export function AcceptInvitation({
  invitationId,
  organizationName,
}: {
  invitationId: string;
  organizationName: string;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const accept = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await callAction(actions.acceptInvitation, { params: { id: invitationId } });
      // A full page load, so that no data of the other tenant stays in the client's caches.
      window.location.assign('/companies');
    } catch (refusal) {
      setError(apiErrorMessage(refusal, 'The invitation could not be accepted. Try again.'));
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {error ? <FieldError>{error}</FieldError> : null}
      <Button
        size="lg"
        variant="primary"
        className="w-full"
        onClick={() => void accept()}
        isBusy={isBusy}
        busyLabel="Joining..."
      >
        Accept Invitation
      </Button>
      <p className="text-center text-sm text-text-2">
        Not now?{' '}
        <Link href="/companies" className="font-medium text-accent hover:underline">
          Continue without {organizationName}
        </Link>
      </p>
    </div>
  );
}
