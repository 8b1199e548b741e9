'use client';

import {
  CircleAlert,
  CircleCheck,
  FileWarning,
  Gauge,
  ShieldAlert,
  Vote,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import Link from 'next/link';
import { LocalTime } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import type { Notification, NotificationKind } from '@/lib/notifications/schema';
import type { useNotifications } from './use-notifications';
import { useReadAll, useReadNotification } from './use-reading';

type InboxProps = { list: ReturnType<typeof useNotifications>; unread: number; onFollow: () => void };

/** The list of messages; `onFollow` is called when a message's link is opened. */
export function Inbox({ list, unread, onFollow }: InboxProps) {
  const readAll = useReadAll();
  const messages = list.data?.pages.flatMap(({ notifications }) => notifications);
  return (
    <>
      <div className="flex h-11 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <h2 className="text-base font-semibold">Notifications</h2>
        {unread > 0 ? (
          <Button size="sm" variant="ghost" isBusy={readAll.isPending} onClick={() => readAll.mutate('')}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      {messages?.length === 0 ? (
        <EmptyState title="No notifications yet">
          Notifications about reports of your subscriptions and groups appear here.
        </EmptyState>
      ) : messages ? (
        <ul aria-label="Notifications" className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
          {messages.map((message) => (
            <Message key={message.id} message={message} onFollow={onFollow} />
          ))}
          {list.hasNextPage ? (
            <li className="flex justify-center py-2">
              <Button
                size="sm"
                variant="ghost"
                isBusy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                Show older
              </Button>
            </li>
          ) : null}
        </ul>
      ) : list.error ? (
        <ErrorState
          title="Failed to load notifications"
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <LoadingScreen label="Loading notifications..." className="min-h-40" />
      )}
    </>
  );
}

const ICONS: Record<NotificationKind, { icon: LucideIcon; className: string }> = {
  report_completed: { icon: CircleCheck, className: 'text-ok-solid' },
  report_failed: { icon: CircleAlert, className: 'text-bad-solid' },
  limit_reached: { icon: Gauge, className: 'text-warn-solid' },
  ballot_filing_changed: { icon: FileWarning, className: 'text-warn-solid' },
  outcome_recorded: { icon: Vote, className: 'text-info-solid' },
  account_security: { icon: ShieldAlert, className: 'text-warn-solid' },
  webhook_paused: { icon: Webhook, className: 'text-warn-solid' },
};

/** Opening a message's link marks it as read. */
function Message({ message, onFollow }: { message: Notification; onFollow: () => void }) {
  const read = useReadNotification();
  const { icon: Icon, className } = ICONS[message.kind];
  const follow = () => {
    if (!message.is_read) read.mutate(message.id);
    onFollow();
  };
  return (
    <li
      className={cn(
        'relative flex gap-2.5 py-2.5 pr-3 pl-4 hover:bg-hover dark:hover:bg-line/40',
        !message.is_read && 'bg-selected',
      )}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0 stroke-2', className)} />
      <div className="min-w-0 flex-1">
        <Link
          href={message.link}
          onClick={follow}
          className={cn(
            'block text-sm break-words after:absolute after:inset-0 hover:underline',
            !message.is_read && 'font-semibold',
          )}
        >
          {message.title}
        </Link>
        {message.body ? <p className="line-clamp-3 text-xs text-text-2">{message.body}</p> : null}
        <div className="flex h-6 items-center justify-between text-xs text-text-3">
          <LocalTime iso={message.created_at} />
          {message.is_read ? null : (
            <button
              type="button"
              disabled={read.isPending}
              onClick={() => read.mutate(message.id)}
              className="relative z-10 rounded-sm px-1 font-medium text-accent hover:underline"
              aria-label={`Mark as read: ${message.title}`}
            >
              Mark as read
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
