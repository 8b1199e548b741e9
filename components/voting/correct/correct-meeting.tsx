'use client';

import { useQuery } from '@tanstack/react-query';
import { oneMeeting } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { CorrectMeetingForm } from './correct-meeting-form';

/** Corrects date, kind and lines of a meeting by hand; such values stay when the filing is read again. */
export function CorrectMeeting({ meetingId, onClose }: { meetingId: string; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(oneMeeting(meetingId));
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="max-w-[960px]"
        title="Correct the meeting"
        description={
          data
            ? `${data.company_name}: what is set by hand is kept when the filing is read again; drafts of its ` +
              'ballot are ' +
              'decided again, and an approved ballot is reopened if a line changes.'
            : undefined
        }
      >
        {data ? (
          <CorrectMeetingForm key={data.id} meeting={data} onClose={onClose} />
        ) : (
          <DialogBody className="min-h-[240px] pb-6">
            {error ? (
              <ErrorState
                title="Failed to load the meeting"
                cause={apiErrorMessage(error, 'The meeting could not be read.')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            ) : (
              <LoadingScreen label="Loading the meeting..." />
            )}
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}
