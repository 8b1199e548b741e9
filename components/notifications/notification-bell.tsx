'use client';

import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { onDemand } from '@/components/ui/on-demand/on-demand';
import { useOnDemand } from '@/components/ui/on-demand/use-on-demand';
import { formatCounted } from '@/lib/format/numbers';
import { useNotifications } from './use-notifications';

const MAX_SHOWN = 99;

const code = onDemand(() => import('./notification-popover'));

/** The bell in the header: number of unread messages, and the messages on click. */
export function NotificationBell() {
  const { parts, ask } = useOnDemand(code);
  const list = useNotifications();
  const unread = list.data?.pages[0]?.unread_count ?? 0;
  const bell = {
    label: unread > 0 ? `Notifications, ${formatCounted(unread, 'unread', 'unread')}` : 'Notifications',
    tooltip: 'Notifications',
    icon: <Bell />,
  };
  if (parts)
    return (
      <parts.NotificationPopover list={list} unread={unread} withCount={(trigger) => withCount(trigger, unread)}>
        <IconButton {...bell} />
      </parts.NotificationPopover>
    );
  return withCount(
    <IconButton
      {...bell}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerDown={() => void code.load().catch(() => undefined)}
      onClick={ask}
    />,
    unread,
  );
}

function withCount(button: ReactNode, unread: number): ReactNode {
  return (
    <span className="relative inline-flex">
      {button}
      {unread > 0 ? (
        <span
          aria-hidden
          className={
            'pointer-events-none absolute top-0 -right-0.5 flex h-4 min-w-4 items-center justify-center ' +
            'rounded-full border-2 border-surface bg-bad-solid px-0.5 text-[10px] leading-none font-semibold ' +
            'text-white tabular-nums dark:text-on-ink'
          }
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      ) : null}
    </span>
  );
}
