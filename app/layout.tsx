import type { Metadata, Viewport } from 'next';
import { GeistMono } from 'geist/font/mono';
import { GeistSans } from 'geist/font/sans';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ClerkRoot } from '@/components/auth/clerk/clerk-root';
import { Providers } from '@/components/shell/providers';
import { env } from '@/lib/env';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Plumbline', template: '%s · Plumbline' },
  description: 'AI powered stewardship: answers about company filings, tied to the words on the page.',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#12171c' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const { authProvider, NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey } = env();
  return (
    <html lang="en" className={`${GeistSans.variable} ${GeistMono.variable}`} suppressHydrationWarning>
      <body>
        <Providers nonce={nonce}>
          {authProvider === 'clerk' && publishableKey ? (
            <ClerkRoot publishableKey={publishableKey} nonce={nonce}>
              {children}
            </ClerkRoot>
          ) : (
            children
          )}
        </Providers>
      </body>
    </html>
  );
}
