import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { facts } from '@/db/schema';
import { quoteSupports } from '@/lib/facts/support/quote-supports';
import { countsOf, kindOf } from './counts';
import type { PlacedLine, PlacedMeeting } from './read/locate-outcomes';
import { supportOf } from './support.rules';

const KEY = 'say_on_pay_support';
const CONFIDENCE_PERCENT = 95;

/**
 * Stores the support for say-on-pay that a filing's final results state, in percent, as a fact of that filing for the
 * year after, with the words from the proposal's name to its figures. Only where these words show the value.
 */
export async function replaceSupportFacts(
  tx: Db,
  documentId: string,
  meetings: readonly PlacedMeeting[],
  eventDate: string,
): Promise<void> {
  await tx.delete(facts).where(and(eq(facts.documentId, documentId), eq(facts.key, KEY)));
  const rows = meetings.flatMap((meeting) => {
    if (meeting.isPreliminary) return [];
    const votes = meeting.lines.filter(isPayVote);
    const [only] = votes;
    const fact = votes.length === 1 && only ? factOf(only) : undefined;
    return fact ? [{ ...fact, documentId, period: (meeting.date ?? eventDate).slice(0, 4) }] : [];
  });
  if (rows.length > 0) await tx.insert(facts).values(rows);
}

function isPayVote(line: PlacedLine): boolean {
  return line.shareClass === null && kindOf(line) === 'say_on_pay';
}

function factOf(line: PlacedLine) {
  const { support_cast: support } = supportOf(countsOf(line));
  // One digit after the point, as companies state it.
  const value = support === null ? null : Math.round(support * 10) / 10;
  const { statement } = line;
  if (value === null || !statement) return undefined;
  const { verdict } = quoteSupports({ key: KEY, value, unit: 'percent', period: null, quote: statement.quote });
  if (verdict !== 'supported') return undefined;
  return {
    key: KEY,
    value,
    unit: 'percent',
    page: statement.page,
    quote: statement.quote,
    charStart: statement.charStart,
    charEnd: statement.charEnd,
    boxes: statement.boxes,
    confidence: CONFIDENCE_PERCENT,
    source: 'text' as const,
  };
}
