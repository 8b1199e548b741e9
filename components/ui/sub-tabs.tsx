import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { tabClasses } from './tab-classes';

export type SubTab = { href: string; label: ReactNode; isActive: boolean; badge?: ReactNode };

/** Second-level navigation below the header, 36 px high; each tab is a link, so the URL shows the position. */
export function SubTabs({
  tabs,
  'aria-label': ariaLabel,
  className,
}: {
  tabs: readonly SubTab[];
  'aria-label': string;
  className?: string;
}) {
  return (
    <nav
      aria-label={ariaLabel}
      className={cn(
        'flex h-9 shrink-0 items-stretch gap-6 overflow-x-auto border-b border-line bg-surface px-6',
        className,
      )}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.isActive ? 'page' : undefined}
          className={cn(tabClasses, 'mb-0')}
        >
          {tab.label}
          {tab.badge}
        </Link>
      ))}
    </nav>
  );
}
