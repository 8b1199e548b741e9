'use client';

import { useState } from 'react';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';
import { CountBadge } from '@/components/ui/badge';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { ViewerDocument } from '@/components/viewer/types';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { EmailTab } from '../email/email-tab';
import { SendDialog } from '../email/send-dialog';
import { FlagsTab } from '../flags/flags-tab';
import { NotesTab } from '../notes/notes-tab';
import { EngagementHeader } from './engagement-header';

type EngagementViewProps = { engagement: EngagementDetail; documents: readonly ViewerDocument[]; viewer: SourceViewer };

/** Header and tabs of an engagement: flags, email and notes. */
export function EngagementView({ engagement, documents, viewer }: EngagementViewProps) {
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      <EngagementHeader engagement={engagement} onMarkAsSent={() => setIsSending(true)} />
      <Tabs defaultValue="email" className="flex min-h-0 flex-1 flex-col">
        <TabsList aria-label="Engagement" className="shrink-0 overflow-x-auto bg-surface px-5">
          <TabsTrigger value="email">Email Communication</TabsTrigger>
          <TabsTrigger value="flags">
            Triggered Flags<CountBadge>{engagement.triggered_flags_count}</CountBadge>
          </TabsTrigger>
          <TabsTrigger value="notes">Meeting Notes</TabsTrigger>
        </TabsList>
        {/* Email and notes stay mounted while another tab is shown, so that typed text is not lost. */}
        <TabsContent value="email" forceMount className="relative flex min-h-0 flex-1 data-[state=inactive]:hidden">
          <EmailTab engagement={engagement} documents={documents} viewer={viewer} />
        </TabsContent>
        <TabsContent value="flags" className="relative min-h-0 flex-1 overflow-y-auto">
          <FlagsTab engagement={engagement} documents={documents} viewer={viewer} />
        </TabsContent>
        <TabsContent
          value="notes"
          forceMount
          className="relative min-h-0 flex-1 overflow-y-auto data-[state=inactive]:hidden"
        >
          <NotesTab engagement={engagement} />
        </TabsContent>
      </Tabs>
      <SendDialog engagement={engagement} isOpen={isSending} onOpenChange={setIsSending} />
    </>
  );
}
