import type { ReactNode } from 'react';
import { SignedIn } from '@/app/signed-in';

/** Full-screen editors: the page frame without the command palette, whose key adds a category here. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="contents [&_button[aria-label='Go_to...']]:hidden">
      <SignedIn>{children}</SignedIn>
    </div>
  );
}
