'use client';

import type { EngagementDetail } from '@/lib/engagements/schema';
import { MeetingCard } from './meeting-card';
import { NotesCard } from './notes-card';
import { ObjectivesCard } from './objectives-card';
import { SummaryCard } from './summary-card';

export function NotesTab({ engagement }: { engagement: EngagementDetail }) {
  return (
    <div className="flex flex-col gap-3.5 p-5">
      <MeetingCard
        key={`${engagement.meeting_date ?? ''}/${engagement.meeting_duration_minutes}/${engagement.meeting_location}`}
        engagement={engagement}
      />
      <NotesCard engagement={engagement} />
      <SummaryCard engagement={engagement} />
      <ObjectivesCard engagement={engagement} />
    </div>
  );
}
