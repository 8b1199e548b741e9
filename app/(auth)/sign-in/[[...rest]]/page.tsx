import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { safeRedirect } from '@/components/auth/safe-redirect';
import { SignInForm } from '@/components/auth/sign-in-form';
import { getSessionView } from '@/lib/auth';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ redirect_url?: string | string[] }> }) {
  const redirectTo = safeRedirect((await searchParams).redirect_url, '/companies');
  if (await getSessionView()) redirect(redirectTo);
  const { isDemoOn, authProvider } = env();
  return (
    <SignInForm
      isDemoOn={isDemoOn && authProvider === 'embedded'}
      redirectTo={redirectTo}
      signUpHref={redirectTo === '/companies' ? '/sign-up' : `/sign-up?redirect_url=${encodeURIComponent(redirectTo)}`}
    />
  );
}
