import { CircleDashed } from 'lucide-react';
import { formatCount } from '@/lib/format/numbers';
import type { Ballot } from '@/lib/voting/ballots/schema';
import { supportText } from '@/components/voting/outcomes/support-text';

/** Results of the 8-K that could not be matched to a line of the ballot with certainty; they are always shown. */
export function UnmatchedResults({ results }: { results: NonNullable<Ballot['outcome']>['unmatched'] }) {
  if (results.length === 0) return null;
  return (
    <section aria-label="Results not matched to a ballot line" className="border-t border-line px-4 py-3">
      <h2 className="flex items-center gap-1.5 text-sm font-medium text-und">
        <CircleDashed aria-hidden className="size-3.5 text-und-solid" />
        In the 8-K, but not matched to a ballot line
      </h2>
      <ul className="mt-1.5 flex flex-col gap-1 text-xs text-text-2">
        {results.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium text-text">
              {line.number ? `${line.number} ` : ''}
              {line.nominee ?? line.title}
              {line.share_class ? ` (${line.share_class})` : ''}
            </span>
            <span className="tabular-nums">
              for {formatCount(line.for)}, against {formatCount(line.against ?? line.withheld)}, abstain{' '}
              {formatCount(line.abstain)}
            </span>
            <span className="tabular-nums">{supportText(line.support_cast)}</span>
            {line.page_number ? <span className="font-mono">p. {line.page_number}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
