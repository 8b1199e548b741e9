'use client';

import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { tabClasses } from './tab-classes';

export const Tabs = TabsPrimitive.Root;

/** The row of tabs with its hairline; 36 px high. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List className={cn('flex h-9 items-stretch gap-6 border-b border-line', className)} {...props} />
  );
}

/** One tab; the active one stands on a 2 px ink rule. Put a CountBadge inside for a number. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return <TabsPrimitive.Trigger className={cn(tabClasses, className)} {...props} />;
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn('outline-offset-4', className)} {...props} />;
}
