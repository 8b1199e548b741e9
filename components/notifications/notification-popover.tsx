'use client';

import { useState, type ReactNode } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/on-demand/popover-parts';
import { Inbox } from './inbox';
import type { useNotifications } from './use-notifications';

type NotificationPopoverProps = {
  list: ReturnType<typeof useNotifications>;
  unread: number;
  withCount: (trigger: ReactNode) => ReactNode;
  /** The bell. */
  children: ReactNode;
};

/** The messages below the bell; open at the first rendering, because a click requested it. */
export function NotificationPopover({ list, unread, withCount, children }: NotificationPopoverProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      {withCount(<PopoverTrigger asChild>{children}</PopoverTrigger>)}
      <PopoverContent
        align="end"
        aria-label="Notifications"
        className="flex max-h-[min(560px,calc(100dvh-80px))] w-[380px] max-w-[calc(100vw-16px)] flex-col p-0"
      >
        <Inbox list={list} unread={unread} onFollow={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
