import type { Fact } from '@/lib/facts/fact';
import { readProposals } from '@/lib/facts/readers/proposals';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { itemsOf } from './nominees';
import { unnumberedProposals } from './unnumbered';

const PAGE_REFERENCE = /\s*\(?(?:see )?(?:on )?pages?\s*\d*\)?\.?$/i;

/** The next entry of a list set in two columns. */
const NEXT_COLUMN = /\s\d{1,3}\s(?:item|proposal)\s(?:no\.?\s?)?\d{1,2}\b.*$/i;

/** A proposal as the filing's list of them has it. */
export type Proposal = { number: number; title: string; recommends: string | null; isStated: boolean };

/**
 * The proposals that the filing's facts state; where they are withheld, what was read of them, or what the notice
 * lists without numbers, as weak lines.
 */
export function proposalsOf(filing: FilingText, facts: readonly Fact[]): Proposal[] {
  const stated = facts.find(({ key }) => key === 'proposals');
  const read = stated ?? readProposals(filing).find(({ key }) => key === 'proposals');
  if (!read) return unnumberedProposals(filing).map((item) => ({ ...item, recommends: null, isStated: false }));
  return itemsOf(read.value).map((item) => ({
    number: Number(item.number),
    title: String(item.title ?? '')
      .replace(NEXT_COLUMN, '')
      .replace(PAGE_REFERENCE, '')
      .trim(),
    recommends: typeof item.board_recommends === 'string' ? item.board_recommends : null,
    isStated: stated !== undefined,
  }));
}
