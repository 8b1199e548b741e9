import { CircleDashed, Info } from 'lucide-react';
import { formatCounted } from '@/lib/format/numbers';
import type { LetterChecks } from '@/lib/engagements/schema-email';

/** Notes before sending: unsupported sentences, and remarks on the instruction. */
export function LetterChecksNotice({
  checks,
  notes,
  isMarked = false,
}: {
  checks: LetterChecks;
  notes: readonly string[];
  /** Whether the sentences are underlined below. */ isMarked?: boolean;
}) {
  const { unlinked_count: unlinked } = checks;
  if (unlinked === 0 && notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 border-b border-line px-5 py-2.5 text-xs">
      {unlinked > 0 ? (
        <li className="flex items-start gap-2 text-und">
          <CircleDashed aria-hidden className="mt-px size-3.5 shrink-0 stroke-2" />
          {formatCounted(unlinked, 'sentence')} {unlinked === 1 ? 'is' : 'are'} not supported by a quote from the filing
          {isMarked ? '; underlined with dashes' : ''}.
        </li>
      ) : null}
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-2 text-text-2">
          <Info aria-hidden className="mt-px size-3.5 shrink-0 stroke-2 text-accent-solid" />
          {note}
        </li>
      ))}
    </ul>
  );
}
