import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ClerkSignUp } from '@/components/auth/clerk/clerk-root';
import { redirectForTicket, hasTicket } from '@/components/auth/clerk/invitation-ticket';
import { emailInLink, authPath } from '@/components/auth/auth-path';
import { safeRedirect } from '@/components/api/safe-redirect';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { authProvider, getSessionView } from '@/lib/auth';

export const metadata: Metadata = { title: 'Create an account' };

export default async function SignUpPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const search = await searchParams;
  const redirectTo = safeRedirect(search.redirect_url, '/companies');
  const email = emailInLink(search.email);
  const isClerk = authProvider().kind === 'clerk';
  const redirectTarget = isClerk ? redirectForTicket(search) : null;
  if (redirectTarget) redirect(redirectTarget);
  if (!(isClerk && hasTicket(search)) && (await getSessionView())) redirect(redirectTo);
  if (isClerk) return <ClerkSignUp redirectTo={redirectTo} />;
  return <SignUpForm redirectTo={redirectTo} email={email} signInHref={authPath('/sign-in', { redirectTo, email })} />;
}
