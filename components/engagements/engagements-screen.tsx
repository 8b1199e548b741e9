'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/shared/states/empty-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { EngagementLists } from './lists/engagement-lists';
import { useEngagementAddress } from './use-address';

const EngagementPanel = dynamic(() => import('./detail/engagement-panel').then((loaded) => loaded.EngagementPanel), {
  loading: () => <LoadingScreen label="Loading engagement..." />,
});

/** Lists on the left, the selected engagement on the right; the lists are hidden while a filing is open. */
export function EngagementsScreen({ canWrite }: { canWrite: boolean }) {
  const { id, tab, go } = useEngagementAddress();
  const [isReading, setIsReading] = useState(false);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto md:flex-row md:overflow-hidden">
      <div
        className={cn(
          'flex shrink-0 flex-col border-line bg-surface max-md:border-b md:w-1/3 md:min-w-[400px] md:border-r',
          isReading && id && 'hidden',
        )}
      >
        <EngagementLists tab={tab ?? (id ? 'active' : 'flagged')} selectedId={id} canWrite={canWrite} onGo={go} />
      </div>
      <div className="flex min-h-[480px] min-w-0 flex-1 flex-col">
        {id ? (
          <EngagementPanel key={id} id={id} onReading={setIsReading} />
        ) : (
          <div className="flex flex-1 items-center justify-center">
            <EmptyState title="Select an engagement to view details">
              Create engagements from flagged reports to start the process
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
