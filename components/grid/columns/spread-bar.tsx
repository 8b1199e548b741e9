import { cn } from '@/components/ui/cn';
import { formatCellValue } from '@/lib/grid/format-value.rules';
import type { GridCell } from '@/lib/grid/schema-cells';
import { binOf, type NumbersSpread, type Spread, type WordsSpread } from './distribution';

/** The small distribution in a column's header. */
export function SpreadBar({ spread, active }: { spread: Spread; active: GridCell | undefined }) {
  if (!spread) return <span className="h-[38px]" />;
  return spread.kind === 'numbers' ? <Numbers spread={spread} active={active} /> : <Words spread={spread} />;
}

function Numbers({ spread, active }: { spread: NumbersSpread; active: GridCell | undefined }) {
  const { bins, least, most, unit, limitAt } = spread;
  const value = typeof active?.value === 'number' && active.state === 'answered' ? active.value : null;
  const label = (number: number) => shortLabel(number, unit);
  return (
    <span
      role="img"
      aria-label={`From ${label(least)} to ${label(most)}`}
      className="flex h-[40px] flex-col justify-end"
    >
      <span className="relative flex h-[18px] items-end gap-px">
        {bins.map(({ height, isBroken }, index) => (
          <span
            key={index}
            className={cn('min-w-0 flex-1', isBroken ? 'bg-warn-solid' : 'bg-control')}
            style={{ height: height === 0 ? 0 : Math.max(2, Math.round(height * 18)) }}
          />
        ))}
        {limitAt === null ? null : (
          <span
            className="absolute -top-0.5 bottom-0 border-l border-dashed border-warn-solid"
            style={{ left: `${limitAt * 100}%` }}
          />
        )}
      </span>
      <span className="relative h-[5px]">
        {value === null ? null : (
          <span
            className={
              'absolute top-0 size-0 -translate-x-1/2 border-x-4 border-b-[5px] border-x-transparent ' + 'border-b-ink'
            }
            style={{ left: `${(binOf(value, least, most) + 0.5) * 10}%` }}
          />
        )}
      </span>
      <span className="flex justify-between gap-1 text-2xs leading-4 text-text-3 tabular-nums">
        <span className="truncate">{label(least)}</span>
        {most === least ? null : <span className="truncate">{label(most)}</span>}
      </span>
    </span>
  );
}

const HATCHED = 'bg-[repeating-linear-gradient(-45deg,var(--und-solid)_0_2px,transparent_2px_4px)]';
const TONES = ['bg-ink', 'bg-control', 'bg-line-strong'];

/** The narrowest columns have room for seven characters on each side. */
function shortLabel(value: number, unit: string | null): string {
  const isMoney = unit === 'USD' && Math.abs(value) >= 10_000 && Math.abs(value) < 1e6;
  return isMoney ? `$${Math.round(value / 1000)}k` : (formatCellValue(value, unit) ?? String(value));
}

/** Where two answers are labelled, the part without an answer has no label, only its hatching. */
const SHOWN_LABELS = 2;

function Words({ spread }: { spread: WordsSpread }) {
  return (
    <span className="flex h-[40px] flex-col justify-end">
      <span className="mb-1 flex h-[5px] gap-px overflow-hidden">
        {spread.parts.map(({ label, count, isOpen }, index) => (
          <span
            key={label}
            className={isOpen ? HATCHED : TONES[Math.min(index, TONES.length - 1)]}
            style={{ flex: `${count} 1 0` }}
          />
        ))}
      </span>
      <span className="flex gap-2 overflow-hidden text-2xs leading-4 whitespace-nowrap text-text-3 tabular-nums">
        {spread.parts.slice(0, SHOWN_LABELS).map(({ label, count }) => (
          <span key={label} className="min-w-0 truncate">
            {label} {count}
          </span>
        ))}
      </span>
    </span>
  );
}
