import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { emailInLink, entrancePath } from '@/components/auth/entrance-path';
import { safeRedirect } from '@/components/auth/safe-redirect';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { getSessionView } from '@/lib/auth';

export const metadata: Metadata = { title: 'Create an account' };

export default async function SignUpPage({ searchParams }: { searchParams: Promise<{ redirect_url?: string | string[]; email?: string | string[] }> }) {
  const search = await searchParams;
  const redirectTo = safeRedirect(search.redirect_url, '/companies');
  const email = emailInLink(search.email);
  if (await getSessionView()) redirect(redirectTo);
  return <SignUpForm redirectTo={redirectTo} email={email} signInHref={entrancePath('/sign-in', { redirectTo, email })} />;
}
