'use client';

import { LocalTime } from '@/components/shared/time/local-time';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useTimeline } from '../use-engagements';

type TimelineDialogProps = { id: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function TimelineDialog({ id, isOpen, onOpenChange }: TimelineDialogProps) {
  const { data, error, refetch } = useTimeline(id, isOpen);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Timeline" description="Everything that happened, newest first." className="max-w-[560px]">
        <DialogBody className="pb-5">
          {!data && error ? <ErrorState title="Failed to load the timeline" onRetry={() => void refetch()} /> : null}
          {!data && !error ? (
            <SkeletonGroup className="flex flex-col gap-4">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </SkeletonGroup>
          ) : null}
          <ol className="flex flex-col">
            {data?.events.map((event) => (
              <li key={event.id} className="border-l-2 border-line py-1.5 pl-3.5">
                <p className="wrap-anywhere">{event.text}</p>
                <p className="text-xs text-text-3">
                  {event.actor_name ? `${event.actor_name} · ` : ''}
                  <LocalTime iso={event.created_at} />
                </p>
              </li>
            ))}
          </ol>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
