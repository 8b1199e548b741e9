import { vi } from 'vitest';

/** Stands for next/navigation: `push` records where a screen goes, and the address is the window's. */
export const push = vi.fn<(address: string) => void>();

const router = { push, replace: push, refresh: () => undefined, prefetch: () => undefined };

export const fakeNavigation = {
  useRouter: () => router,
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
};
