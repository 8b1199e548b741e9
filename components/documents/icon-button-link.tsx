'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Tooltip } from '@/components/ui/tooltip';

/** A link with an icon only; it has an accessible name and a tooltip. */
export function IconButtonLink({
  href,
  label,
  icon,
  className,
}: {
  href: string;
  label: string;
  icon: ReactNode;
  className?: string;
}) {
  return (
    <Tooltip content={label}>
      <Link
        href={href}
        aria-label={label}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), className)}
      >
        {icon}
      </Link>
    </Tooltip>
  );
}
