import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { safeRedirect, signInPath } from '@/components/auth/safe-redirect';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { getSessionView } from '@/lib/auth';

export const metadata: Metadata = { title: 'Create an account' };

export default async function SignUpPage({ searchParams }: { searchParams: Promise<{ redirect_url?: string | string[] }> }) {
  const redirectTo = safeRedirect((await searchParams).redirect_url, '/companies');
  if (await getSessionView()) redirect(redirectTo);
  return <SignUpForm redirectTo={redirectTo} signInHref={redirectTo === '/companies' ? '/sign-in' : signInPath(redirectTo)} />;
}
