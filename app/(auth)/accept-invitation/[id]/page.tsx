import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InvitationNotice } from '@/components/auth/invitation/invitation-notice';
import { OpenInvitation } from '@/components/auth/invitation/open-invitation';
import { authProvider, getSessionView } from '@/lib/auth';
import { readInvitation } from '@/lib/organizations/read-invitation';

/** The URL is secret and must not be sent to other sites. */
export const metadata: Metadata = { title: 'Invitation', referrer: 'no-referrer', robots: { index: false } };

/** Target of an invitation link, with or without a session. */
export default async function AcceptInvitationPage({ params }: { params: Promise<{ id: string }> }) {
  // A hosted provider sends its own links and handles them.
  if (authProvider().kind !== 'embedded') redirect('/sign-in');
  const { id } = await params;
  const session = await getSessionView();
  const invitation = await readInvitation(id, session?.user.email ?? null);
  if (invitation.state === 'open')
    return <OpenInvitation invitationId={id} invitation={invitation} signedInAs={session?.user.email ?? null} />;
  return (
    <InvitationNotice
      invitation={invitation}
      path={`/accept-invitation/${encodeURIComponent(id)}`}
      signedInAs={session?.user.email ?? null}
    />
  );
}
