import Link from 'next/link';
import { AuthHeading } from '@/components/auth/auth-heading';
import { buttonVariants } from '@/components/ui/button';
import type { ClosedInvitation } from '@/lib/organizations/read-invitation';
import { SwitchAccount } from './switch-account';

type NoticeProps = { invitation: ClosedInvitation; path: string; signedInAs: string | null };

/** Why a link does not work, and what to do. */
export function InvitationNotice({ invitation, path, signedInAs }: NoticeProps) {
  const { title, sentence } = textOf(invitation, signedInAs);
  return (
    <>
      <AuthHeading title={title}>{sentence}</AuthHeading>
      {invitation.state === 'wrong_address' ? (
        <SwitchAccount returnTo={path} />
      ) : (
        <Link
          href={signedInAs ? '/companies' : '/sign-in'}
          className={buttonVariants({ variant: 'primary', size: 'lg' })}
        >
          {signedInAs ? 'Continue to Plumbline' : 'Sign in'}
        </Link>
      )}
    </>
  );
}

function textOf(invitation: ClosedInvitation, signedInAs: string | null): { title: string; sentence: string } {
  if (invitation.state === 'unknown')
    return {
      title: 'This invitation does not exist',
      sentence: 'The link may be incomplete. Open it again from the message you received, or ask for a new invitation.',
    };
  const { organizationName, inviterName } = invitation;
  switch (invitation.state) {
    case 'wrong_address':
      return {
        title: 'This invitation is for another address',
        sentence:
          `It is for ${invitation.email}, but you are signed in as ${signedInAs ?? 'someone else'}. Sign out ` +
          `to join ${organizationName} with the invited address.`,
      };
    case 'expired':
      return {
        title: 'This invitation has expired',
        sentence: `Invitations are valid for seven days. Ask ${inviterName} for a new one to join ${organizationName}.`,
      };
    case 'revoked':
      return {
        title: 'This invitation was revoked',
        sentence: `An admin of ${organizationName} revoked it. Ask ${inviterName} if that was a mistake.`,
      };
    case 'accepted':
      return {
        title: 'This invitation was already accepted',
        sentence:
          `Someone used it to join ${organizationName}. If that was you, ` +
          `${signedInAs ? 'choose the organization in the user menu' : 'sign in'}.`,
      };
  }
}
