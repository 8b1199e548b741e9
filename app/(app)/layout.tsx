import type { ReactNode } from 'react';
import { SignedIn } from '@/app/signed-in';

export default function AppLayout({ children }: { children: ReactNode }) {
  return <SignedIn>{children}</SignedIn>;
}
