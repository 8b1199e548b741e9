'use client';

import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { formatCounted } from '@/lib/format/numbers';
import { Inbox } from './inbox';
import { useNotifications } from './use-notifications';

const MOST_SHOWN = 99;

/** The bell of the header: how many messages are unread, and the messages on a click. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false);
  const list = useNotifications();
  const unread = list.data?.pages[0]?.unread_count ?? 0;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <span className="relative inline-flex">
        <PopoverTrigger asChild>
          <IconButton
            label={unread > 0 ? `Notifications, ${formatCounted(unread, 'unread', 'unread')}` : 'Notifications'}
            tooltip="Notifications"
            icon={<Bell />}
          />
        </PopoverTrigger>
        {unread > 0 ? (
          <span
            aria-hidden
            className="pointer-events-none absolute top-0 -right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full border-2 border-surface bg-bad-solid px-0.5 text-[10px] leading-none font-semibold text-white tabular-nums dark:text-on-ink"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        ) : null}
      </span>
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
