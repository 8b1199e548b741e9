import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthHeading } from '@/components/auth/auth-heading';
import { ClerkCreateOrganization } from '@/components/auth/clerk/clerk-root';
import { CreateOrganizationForm } from '@/components/auth/create-organization-form';
import { signInPath } from '@/components/api/safe-redirect';
import { authProvider, getSessionView } from '@/lib/auth';

export const metadata: Metadata = { title: 'Create an organization' };

/** Requires a session, but no organization. */
export default async function CreateOrganizationPage() {
  const session = await getSessionView();
  if (!session) redirect(signInPath('/create-organization'));
  return (
    <>
      <AuthHeading title="Create an organization">
        To work with colleagues you must create or join an organization. Companies, filings and reports are shared by
        its members.
      </AuthHeading>
      {authProvider().kind === 'clerk' ? <ClerkCreateOrganization /> : <CreateOrganizationForm />}
      <div className="rounded-lg border border-line bg-canvas px-3.5 py-3 text-sm text-text-2">
        <p className="font-medium text-text">Joining an existing organization?</p>
        <p>
          Ask one of its admins to invite <span className="font-medium break-all text-text">{session.user.email}</span>.
        </p>
      </div>
      <p className="text-center text-sm text-text-2">
        {session.organizations.length > 0 ? 'Not now?' : 'Working alone?'}{' '}
        <Link href="/companies" className="font-medium text-accent hover:underline">
          Continue to {session.organization?.name ?? 'your personal account'}
        </Link>
      </p>
    </>
  );
}
