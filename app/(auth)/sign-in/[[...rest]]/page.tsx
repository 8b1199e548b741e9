import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { emailInLink, entrancePath } from '@/components/auth/entrance-path';
import { safeRedirect } from '@/components/auth/safe-redirect';
import { SignInForm } from '@/components/auth/sign-in-form';
import { getSessionView } from '@/lib/auth';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ redirect_url?: string | string[]; email?: string | string[] }> }) {
  const search = await searchParams;
  const redirectTo = safeRedirect(search.redirect_url, '/companies');
  const email = emailInLink(search.email);
  if (await getSessionView()) redirect(redirectTo);
  const { isDemoOn, authProvider } = env();
  return (
    <SignInForm
      isDemoOn={isDemoOn && authProvider === 'embedded' && !email}
      redirectTo={redirectTo}
      email={email}
      signUpHref={entrancePath('/sign-up', { redirectTo, email })}
    />
  );
}
