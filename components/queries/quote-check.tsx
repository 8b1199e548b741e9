import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { Source } from '@/lib/queries/schema';

/** How many of the quotes were found word for word on their pages. */
export function QuoteCheck({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const verified = sources.filter((source) => source.quote_verified).length;
  const areAllVerified = verified === sources.length;
  return (
    <span className="inline-flex items-center gap-1.5">
      {areAllVerified ? (
        <BadgeCheck aria-hidden className="size-4 text-ok-solid" strokeWidth={1.75} />
      ) : (
        <CircleDashed aria-hidden className="size-4 text-und-solid" strokeWidth={1.75} />
      )}
      {verified} of {sources.length} {sources.length === 1 ? 'quote' : 'quotes'} found word for word
    </span>
  );
}
