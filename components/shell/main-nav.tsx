'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '@/components/ui/cn';
import { tabClasses } from '@/components/ui/tab-classes';
import { MAIN_TABS, mainTabOf } from './main-tab';

export function MainNav({ className }: { className?: string }) {
  const active = mainTabOf(usePathname());
  return (
    <nav
      aria-label="Main"
      className={cn('flex h-full min-w-0 items-stretch gap-[26px] overflow-x-auto [scrollbar-width:none]', className)}
    >
      {MAIN_TABS.map((tab) => (
        <Link
          key={tab.key}
          href={tab.href}
          aria-current={active === tab.key ? 'page' : undefined}
          className={cn(tabClasses, 'mb-0 -outline-offset-2')}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
