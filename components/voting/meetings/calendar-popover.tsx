'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import * as actions from '@/app/(app)/voting/actions';
import { calendarFeed } from '@/components/reads/voting-reads';
import { CopyButton } from '@/components/shared/copy-button';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { WhenRead } from '@/components/shared/states/when-read';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { notify } from '@/components/ui/toast';
import { formatDate } from '@/lib/format/dates';

/** The person's own calendar feed: its address is shown once, and can be replaced or revoked. */
export function CalendarPopover() {
  const [isOpen, setIsOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const feed = useQuery({ ...calendarFeed, enabled: isOpen });
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarFeed.queryKey });
  const failed = (error: unknown) =>
    notify.error('The calendar address was not changed', { description: apiErrorMessage(error, 'Try again.') });
  const make = useMutation({
    mutationFn: () => callAction(actions.createCalendarFeed, {}),
    onSuccess: (made) => {
      setUrl(made.url);
      return refresh();
    },
    onError: failed,
  });
  const revoke = useMutation({
    mutationFn: () => callAction(actions.revokeCalendarFeed, {}),
    onSuccess: () => {
      setUrl(null);
      notify.success('Calendar address revoked');
      return refresh();
    },
    onError: failed,
  });
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button>
          <CalendarPlus aria-hidden />
          Calendar (.ics)
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="flex w-[380px] flex-col gap-2.5">
        <h3 className="text-sm font-semibold">Meetings in your calendar</h3>
        <WhenRead
          query={feed}
          loading="Loading the calendar address..."
          failure="Failed to load the calendar address"
          cause="Whether you have an address could not be read."
        >
          {({ is_active: isActive, created_at: createdAt, last_used_at: usedAt }) => (
            <>
              {url ? (
                <>
                  <div className="flex items-center gap-1.5">
                    <Input readOnly value={url} aria-label="Calendar address" className="font-mono text-xs" />
                    <CopyButton text={url} label="Copy address" />
                  </div>
                  <p className="text-xs text-text-2">
                    Subscribe to this address in your calendar. It is shown once; anyone who has it can see the
                    meetings.
                  </p>
                </>
              ) : (
                <p className="text-xs text-text-2">
                  {isActive
                    ? `Your address was created ${createdAt ? formatDate(createdAt) : ''}` +
                      `${usedAt ? `, last used ${formatDate(usedAt)}` : ', not used yet'}. ` +
                      'A new address replaces the old one.'
                    : 'A private address that any calendar can subscribe to, until you revoke it.'}
                </p>
              )}
              <div className="flex justify-end gap-2">
                {isActive ? (
                  <Button
                    size="sm"
                    variant="destructive"
                    isBusy={revoke.isPending}
                    busyLabel="Revoking…"
                    onClick={() => revoke.mutate()}
                  >
                    Revoke
                  </Button>
                ) : null}
                <Button size="sm" isBusy={make.isPending} busyLabel="Making…" onClick={() => make.mutate()}>
                  {isActive ? 'New address' : 'Create address'}
                </Button>
              </div>
            </>
          )}
        </WhenRead>
      </PopoverContent>
    </Popover>
  );
}
