'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from 'next-themes';
import { useEffect, useState, type ReactNode } from 'react';
import { rememberStyleNonce } from '@/components/ui/overlays/style-nonce';
import { Toaster } from '@/components/ui/toast';
import { isExtensionError } from './extension-errors';
import { createQueryClient } from '@/components/api/query-client';

export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useState(() => rememberStyleNonce(nonce));
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isExtensionError(event.reason)) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
  }, []);
  return (
    <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
