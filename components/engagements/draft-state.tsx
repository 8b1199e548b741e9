import { LocalClock } from './local-clock';
import type { DraftState } from './use-local-draft';

/** Where the text stands: not saved yet, being saved, or saved and when. */
export function DraftStateText({
  state,
  savedAt,
  className,
}: {
  state: DraftState;
  savedAt: string | null;
  className?: string;
}) {
  return (
    <span role="status" className={className ?? 'text-xs text-text-3 tabular-nums'}>
      {state === 'unsaved' ? 'Unsaved changes' : null}
      {state === 'saving' ? 'Saving draft...' : null}
      {state === 'saved' && savedAt ? (
        <>
          Draft saved <LocalClock iso={savedAt} />
        </>
      ) : null}
    </span>
  );
}
