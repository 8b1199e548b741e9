import { CircleCheck, CircleDashed, Flag } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { FlagStatus } from '@/lib/reports/schema';
import { flagVerdict } from '@/lib/reports/flags/flag-verdict.rules';

const LOOK = {
  triggered: { box: 'border-warn-line bg-warn-tint', icon: Flag, iconTone: 'text-warn-solid' },
  undetermined: { box: 'border-dashed border-und-solid bg-und-tint', icon: CircleDashed, iconTone: 'text-und-solid' },
  clear: { box: 'border-ok-solid/40 bg-ok-tint', icon: CircleCheck, iconTone: 'text-ok-solid' },
};

/** The number of flags by outcome; says that undetermined ones are not clear. */
export function FlagBanner({ status }: { status: FlagStatus }) {
  const verdict = flagVerdict(status);
  const { box, icon: Icon, iconTone } = LOOK[verdict.tone];
  const undetermined = status.flags_cannot_determine;
  return (
    <section
      aria-label="Flags"
      className={cn('flex flex-wrap items-start gap-x-6 gap-y-2 rounded-lg border px-4 py-3 break-inside-avoid', box)}
    >
      <div className="flex min-w-0 flex-1 basis-[360px] items-start gap-3">
        <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', iconTone)} strokeWidth={1.75} />
        <div className="min-w-0">
          <h2 className="text-base font-semibold">{verdict.headline}</h2>
          <p className="text-sm text-text-2">
            {verdict.sentence}
            {verdict.tone === 'triggered' && undetermined > 0 ? (
              <>
                . <span className="font-medium text-und">{undetermined} could not be determined</span> and{' '}
                {undetermined === 1 ? 'is' : 'are'} not counted as clear.
              </>
            ) : null}
          </p>
        </div>
      </div>
      <FlagBar status={status} />
    </section>
  );
}

/** Three parts in proportion; the undetermined part is hatched. */
function FlagBar({ status }: { status: FlagStatus }) {
  const parts = [
    { key: 'triggered', count: status.flags_triggered, word: 'triggered', number: 'text-warn', bar: 'bg-warn-solid' },
    {
      key: 'undetermined',
      count: status.flags_cannot_determine,
      word: 'undetermined',
      number: 'text-und',
      bar:
        'bg-[repeating-linear-gradient(135deg,var(--und-solid)_0_2px,transparent_2px_4px)] ring-1 ring-inset ' +
        'ring-und-solid',
    },
    { key: 'clear', count: status.flags_clear, word: 'clear', number: 'text-ok', bar: 'bg-ok-solid' },
  ].filter(({ count }) => count > 0);
  return (
    <div className="shrink-0">
      <p className="flex justify-end gap-3 text-xs tabular-nums">
        {parts.map((part) => (
          <span key={part.key}>
            <span className={cn('font-semibold', part.number)}>{part.count}</span> {part.word}
          </span>
        ))}
      </p>
      <div aria-hidden className="mt-1.5 flex h-1.5 w-[248px] gap-px">
        {parts.map((part) => (
          <span
            key={part.key}
            className={cn('h-full min-w-1 rounded-[1px]', part.bar)}
            style={{ flexGrow: part.count }}
          />
        ))}
      </div>
    </div>
  );
}
