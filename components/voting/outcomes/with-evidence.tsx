import type { ReactNode } from 'react';
import { EvidencePane } from './evidence-pane';
import type { useEvidence } from './use-evidence';

type WithEvidenceProps = { viewer: ReturnType<typeof useEvidence>; className: string; children: ReactNode };

/** Results, and beside them the filing at the chosen line. */
export function WithEvidence({ viewer, className, children }: WithEvidenceProps) {
  return (
    <div className="relative flex min-h-0 flex-1">
      <div className={`flex min-h-0 min-w-0 flex-1 flex-col px-6 ${className}`}>{children}</div>
      {viewer.evidence ? (
        <EvidencePane
          evidence={viewer.evidence}
          onSelect={viewer.showId}
          onDocument={viewer.showDocument}
          onClose={viewer.close}
        />
      ) : null}
    </div>
  );
}
