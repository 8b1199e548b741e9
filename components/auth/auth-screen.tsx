import Link from 'next/link';
import type { ReactNode } from 'react';
import { Brand } from '@/components/shared/brand';
import { EvidencePicture } from './evidence-picture';

/** The frame of sign-in, sign-up and create-organization: form at the left, product description at the right. */
export function AuthScreen({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh bg-surface">
      <main
        className={
          'flex w-full flex-col px-6 py-7 sm:px-10 lg:w-[440px] lg:shrink-0 lg:border-r lg:border-line wide:w-[560px]'
        }
      >
        <Link href="/" aria-label="Plumbline Beta, home" className="self-start rounded-md">
          <Brand size="lg" />
        </Link>
        <div className="flex flex-1 flex-col justify-center py-8">
          <div className="mx-auto flex w-full max-w-[360px] flex-col gap-5">{children}</div>
        </div>
        <p className="text-xs text-text-3">Every answer is tied to the words it came from.</p>
      </main>
      <div className="sticky top-0 hidden h-dvh flex-1 lg:block">
        <EvidencePicture />
      </div>
    </div>
  );
}
