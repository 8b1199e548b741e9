import type { Fact } from '@/lib/facts/fact';
import { readProposals } from '@/lib/facts/readers/proposals/proposals';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { itemsOf } from '../nominees/read-nominee-list';
import { headedProposals, onlyElection, unnumberedProposals } from './unnumbered';

const PAGE_REFERENCE = /\s*\(?(?:see )?(?:on )?pages?\s*\d*\)?\.?$/i;

/** The next entry of a list set in two columns. */
const NEXT_COLUMN = /\s\d{1,3}\s(?:item|proposal)\s(?:no\.?\s?)?\d{1,2}\b.*$/i;

/** A proposal as the filing's list of them has it. */
export type Proposal = {
  number: number;
  /** Its number in the filing; null where it has none. */
  printed: number | null;
  title: string;
  recommends: string | null;
  isStated: boolean;
  /** Whether the filing says that a shareholder proposes it. */
  isOfHolder: boolean;
};

/**
 * The proposals that the filing's facts state; where they are withheld, what was read of them, or what the notice
 * lists without numbers, as weak lines. Where the filing numbers only its holders' proposals, the board's own come
 * before them; `shift` is then by how much those numbers are higher than in the filing.
 */
export function proposalsOf(filing: FilingText, facts: readonly Fact[]): { proposals: Proposal[]; shift: number } {
  const stated = facts.find(({ key }) => key === 'proposals');
  const statedHolders = facts.find(({ key }) => key === 'shareholder_proposals');
  const drafts = stated && statedHolders ? [] : readProposals(filing);
  const read = stated ?? drafts.find(({ key }) => key === 'proposals');
  // Of what is not sure enough to state, a proposal is a holder's where the board opposes it, too.
  const holders = [
    ...itemsOf(statedHolders?.value),
    ...itemsOf(drafts.find(({ key }) => key === 'shareholder_proposals')?.value).filter(
      (item) => item.board_recommends === 'AGAINST',
    ),
  ];
  if (!read) {
    const listed = unnumberedProposals(filing).map(asWeak);
    return { proposals: listed.length > 0 ? listed : electionAlone(filing, facts), shift: 0 };
  }
  const numbered = itemsOf(read.value).map((item) => ({
    number: Number(item.number),
    printed: Number(item.number),
    title: String(item.title ?? '')
      .replace(NEXT_COLUMN, '')
      .replace(PAGE_REFERENCE, '')
      .trim(),
    recommends: typeof item.board_recommends === 'string' ? item.board_recommends : null,
    isStated: stated !== undefined,
    isOfHolder: holders.some((holder) => Number(holder.number) === Number(item.number)),
  }));
  const isOfHolders = numbered.every(({ number }) => holderNumbers(filing).has(number));
  const own = isOfHolders ? headedProposals(filing).map((item, index) => asWeak({ ...item, number: index + 1 })) : [];
  const shift = own.length;
  return { proposals: [...own, ...numbered.map((item) => ({ ...item, number: item.number + shift }))], shift };
}

const asWeak = (item: { number: number; title: string }): Proposal => ({
  ...item,
  printed: null,
  recommends: null,
  isStated: false,
  isOfHolder: false,
});

/** Where a filing lists no proposals but states how many nominees there are, directors are all that is voted on. */
function electionAlone(filing: FilingText, facts: readonly Fact[]): Proposal[] {
  const isElection = facts.some(({ key }) => key === 'nominee_count' || key === 'nominees');
  const election = isElection ? onlyElection(filing) : undefined;
  if (!election) return [];
  return [{ ...asWeak({ number: 1, title: election.title }), printed: election.isNumbered ? 1 : null }];
}

/** Numbers of headings such as "Shareholder Proposal 1". */
function holderNumbers({ pages }: FilingText): Set<number> {
  const found = pages.flatMap(({ lines }) => lines.map(({ text }) => Number(OF_HOLDER.exec(text)?.[1])));
  return new Set(found.filter((number) => number > 0));
}

const OF_HOLDER = /^(?:stock|share)(?:holder|owner)s?['’]?\sproposal\s(?:no\.?\s?|number\s)?(\d{1,2})\b/i;
