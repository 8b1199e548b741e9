import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ConfirmAddressForm } from '@/components/auth/confirm-address-form';
import { authProvider } from '@/lib/auth';

/** The URL is half of the secret and must not be sent to other sites. */
export const metadata: Metadata = {
  title: 'Confirm your email address',
  referrer: 'no-referrer',
  robots: { index: false },
};

/** Target of a confirmation link. Opening it changes nothing, because mail scanners open links too. */
export default async function VerifyEmailPage({ params }: { params: Promise<{ token: string }> }) {
  if (authProvider().kind !== 'embedded') redirect('/sign-in');
  const { token } = await params;
  return <ConfirmAddressForm token={token} />;
}
