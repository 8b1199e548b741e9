import { verifyQuotes } from '@/lib/queries/verify-quotes';
import type { Located } from '@/lib/facts/text/locate-span';
import type { VoteEvidence } from '../evidence';
import type { PlacedWords } from '../meetings/reading/types';

export type Quoted = { documentId: string; page: number; quote: string; range?: [start: number, end: number] };
export type VerifyQuote = (quoted: Quoted) => Promise<VoteEvidence>;

/**
 * Looks up each quote on its drawn page, once however many fields use it. `countUnverified` counts the quotes
 * that are in the page's text and were not verified on the drawn page.
 */
export function createQuoteVerifier(): VerifyQuote & { countUnverified: () => Promise<number> } {
  const known = new Map<string, Promise<VoteEvidence>>();
  const verify: VerifyQuote = (quoted) => {
    const key = `${quoted.documentId} ${quoted.page} ${quoted.range?.join('-') ?? quoted.quote}`;
    const found = known.get(key) ?? look(quoted);
    known.set(key, found);
    return found;
  };
  return Object.assign(verify, {
    countUnverified: async () => (await Promise.all(known.values())).filter(isUnverified).length,
  });
}

/** The words are in the page's text, but the drawn page could not be compared or shows other words. */
function isUnverified({ quote_verified: isVerified, bounding_boxes: boxes }: VoteEvidence): boolean {
  return !isVerified && boxes.length > 0;
}

async function look({ documentId, page, quote, range }: Quoted): Promise<VoteEvidence> {
  const [source] = await verifyQuotes([{ chunkId: null, documentId, page, quote, ...(range ? { range } : {}) }], []);
  return {
    document_id: documentId,
    page_number: source?.page_number ?? page,
    quote: source?.excerpt ?? quote,
    quote_verified: source?.quote_verified ?? false,
    bounding_boxes: source?.bounding_boxes ?? [],
  };
}

/** Most places that are compared for one field, because each may take a second. */
const MOST_PLACES = 4;

/** The first of the places whose words the drawn page shows; the first place, unverified, where none does. */
export async function firstVerified(
  documentId: string,
  placed: PlacedWords,
  verify: VerifyQuote,
): Promise<VoteEvidence> {
  const at = ({ page, quote, charStart, charEnd }: Located) =>
    verify({ documentId, page, quote, range: [charStart, charEnd] });
  const first = await at(placed);
  if (first.quote_verified) return first;
  for (const place of placed.elsewhere?.slice(0, MOST_PLACES - 1) ?? []) {
    const other = await at(place);
    if (other.quote_verified) return other;
  }
  return first;
}
