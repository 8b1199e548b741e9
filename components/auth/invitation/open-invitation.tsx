import Link from 'next/link';
import { AuthHeading } from '@/components/auth/auth-heading';
import { authPath } from '@/components/auth/auth-path';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { formatDate } from '@/lib/format/dates';
import { ROLE_LABEL, ROLE_MEANING } from '@/lib/organizations/role-labels.rules';
import type { OpenInvitation as Open } from '@/lib/organizations/read-invitation';
import { AcceptInvitation } from './accept-invitation';

/** An acceptable invitation: directly when signed in, otherwise after sign-up or sign-in with its address. */
export function OpenInvitation({
  invitationId,
  invitation,
  signedInAs,
}: {
  invitationId: string;
  invitation: Open;
  signedInAs: string | null;
}) {
  const { organizationName, inviterName, role, email, expiresAt } = invitation;
  const nextStep = { redirectTo: `/accept-invitation/${encodeURIComponent(invitationId)}`, email };
  return (
    <>
      <AuthHeading title={`Join ${organizationName}`}>
        {inviterName} invites you to work in this organization.
      </AuthHeading>
      <dl
        className={
          'grid grid-cols-[max-content_1fr] gap-x-5 gap-y-2.5 rounded-lg border border-line bg-canvas px-3.5 py-3 ' +
          'text-sm'
        }
      >
        <dt className="text-text-2">Role</dt>
        <dd className="flex flex-col gap-1">
          <Badge tone={role === 'org:admin' ? 'info' : 'neu'} className="self-start">
            {ROLE_LABEL[role]}
          </Badge>
          <span className="text-xs text-text-3">{ROLE_MEANING[role]}</span>
        </dd>
        <dt className="text-text-2">For</dt>
        <dd className="font-medium break-all">{email}</dd>
        {expiresAt ? (
          <>
            <dt className="text-text-2">Valid until</dt>
            <dd>{formatDate(expiresAt)}</dd>
          </>
        ) : null}
      </dl>
      {signedInAs ? (
        <AcceptInvitation invitationId={invitationId} organizationName={organizationName} />
      ) : (
        <>
          <Link href={authPath('/sign-up', nextStep)} className={buttonVariants({ variant: 'primary', size: 'lg' })}>
            Create an account
          </Link>
          <p className="text-center text-sm text-text-2">
            Already have an account?{' '}
            <Link href={authPath('/sign-in', nextStep)} className="font-medium text-accent hover:underline">
              Sign in
            </Link>
          </p>
        </>
      )}
    </>
  );
}
