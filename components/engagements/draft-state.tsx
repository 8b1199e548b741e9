import type { DraftState } from './use-local-draft';

/** The save state of the text: not saved, saving, or saved with the time. */
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

/** A time such as "2:21 PM", only for times in the current browser session. */
function LocalClock({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>{new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}</time>
  );
}
