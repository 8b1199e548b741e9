'use client';

import { MessageSquareQuote, Ruler } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { formatCounted } from '@/lib/format/numbers';
import { flagLines } from '@/lib/templates/flag-lines.rules';
import type { CompiledFlag, FlagConfiguration } from '@/lib/templates/schema';
import { useFlagPreview } from './use-flags';

type UnderstoodListProps = { templateId: string; text: string; stored: FlagConfiguration };

/** How each line will be checked: exactly, by a rule on facts, or by the language model. */
export function UnderstoodList({ templateId, text, stored }: UnderstoodListProps) {
  const { data, error, isFetching } = useFlagPreview(templateId, text);
  const isStored = flagLines(text).join('\n') === flagLines(stored.flag_configuration).join('\n');
  const flags = text.trim() === '' ? [] : (data ?? (isStored ? stored.flags : []));
  const rules = flags.filter(({ kind }) => kind === 'rule').length;
  return (
    <section aria-label="How each line is understood" className="flex min-h-0 min-w-0 flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-medium text-text">Understood as</h3>
        {flags.length > 0 ? (
          <span className="text-xs text-text-3 tabular-nums">
            {formatCounted(rules, 'rule')}, {flags.length - rules} in words
          </span>
        ) : null}
      </div>
      <div
        className={cn(
          'h-[300px] overflow-y-auto rounded-md border border-line bg-canvas transition-opacity dark:bg-surface',
          isFetching && data && 'opacity-70',
        )}
      >
        {flags.length > 0 ? (
          <ul>
            {flags.map((flag) => (
              <Understood key={flag.flag_description} flag={flag} />
            ))}
          </ul>
        ) : (
          <p className="px-3 py-2.5 text-sm text-text-3">
            {error
              ? 'The preview could not be read. The flags can still be saved.'
              : isFetching
                ? 'Reading the lines...'
                : 'What a line means is shown here while you type.'}
          </p>
        )}
      </div>
      <p className="mt-0.5 text-xs text-text-3">
        Rules are checked against facts from the filings. Flags in words need a language model; without one they cannot
        be determined.
      </p>
    </section>
  );
}

function Understood({ flag }: { flag: CompiledFlag }) {
  const isRule = flag.kind === 'rule';
  const Icon = isRule ? Ruler : MessageSquareQuote;
  return (
    <li className="flex gap-2 border-b border-line px-3 py-2 last:border-b-0">
      <Icon
        aria-hidden
        className={cn('mt-[3px] size-3.5 shrink-0 stroke-2', isRule ? 'text-accent-solid' : 'text-und-solid')}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm">{isRule ? flag.understood_as : 'In words'}</p>
        <p className="text-xs text-text-3">{flag.flag_description}</p>
      </div>
    </li>
  );
}
