import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ClerkSignIn } from '@/components/auth/clerk/clerk-root';
import { hasTicket } from '@/components/auth/clerk/invitation-ticket';
import { emailInLink, authPath } from '@/components/auth/auth-path';
import { safeRedirect } from '@/components/api/safe-redirect';
import { SignInForm } from '@/components/auth/sign-in-form';
import { getSessionView } from '@/lib/auth';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const search = await searchParams;
  const redirectTo = safeRedirect(search.redirect_url, '/companies');
  const email = emailInLink(search.email);
  const { isDemoOn, authProvider } = env();
  const isClerk = authProvider === 'clerk';
  if (!(isClerk && hasTicket(search)) && (await getSessionView())) redirect(redirectTo);
  if (isClerk) return <ClerkSignIn redirectTo={redirectTo} />;
  return (
    <SignInForm
      isDemoOn={isDemoOn && !email}
      redirectTo={redirectTo}
      email={email}
      signUpHref={authPath('/sign-up', { redirectTo, email })}
    />
  );
}
