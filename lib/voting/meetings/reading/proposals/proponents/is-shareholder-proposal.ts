import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Kind } from '@/lib/voting/vocabulary.rules';
import { alternatives } from '@/lib/format/patterns';
import { proponentOf } from './proponents';
import type { Proposal } from '../proposals-of';
import { opening, type Section } from '../sections/sections';
import { OF_HOLDER_WORDS } from './is-shareholder-proposal-patterns';

const OF_HOLDER = new RegExp(alternatives(OF_HOLDER_WORDS), 'i');
/** Words of a title that say that a shareholder proposes it. */
export const OF_HOLDER_TITLE = /\b(?:stock|share)(?:holder|owner)s?'?\s(?:proposals?|resolutions?|requests?)\b/i;

/** Kinds that the board proposes unless the title names a shareholder. */
const ALWAYS_OF_BOARD: readonly Kind[] = ['director_election', 'auditor_ratification', 'say_on_pay_frequency'];
const OF_BOARD_ALONE = new RegExp(
  String.raw`\b(?:advisory|non-?binding)\b.{0,40}\b(?:compensation|pay|remuneration)\b|\bsay[- ]on[- ]pay\b|` +
    String.raw`\badjourn|\bratif\w+ (?:of )?(?:the |our )?(?:appointment|selection|engagement)\b`,
  'i',
);

/** Whether the filing's list of proposals or the title itself says that a shareholder proposes it. */
export const saysHolderProposal = ({ isOfHolder: isStated, title }: Proposal) =>
  !OF_MANAGEMENT_TITLE.test(title) && ((isStated && !OF_BOARD_ALONE.test(title)) || OF_HOLDER_TITLE.test(title));
/** "A management proposal to declassify the board", as a shareholder may have asked for the year before. */
const OF_MANAGEMENT_TITLE = /\bmanagement(?:['’]s)? proposals?\b/i;

/**
 * Whether a shareholder proposes it: by the words of title and text, by the facts of the filing, or because the board
 * opposes it. `vote` is the board's recommendation, `ownKind` the kind by the title; undefined where not known.
 */
export function isShareholderProposal(
  filing: FilingText,
  proposal: Proposal,
  section: Section | undefined,
  vote: string | undefined,
  ownKind: Kind | undefined,
): boolean {
  if (saysHolderProposal(proposal)) return true;
  if (OF_MANAGEMENT_TITLE.test(proposal.title)) return false;
  if (ownKind && ALWAYS_OF_BOARD.includes(ownKind)) return false;
  // The law asks every board for this vote; words of a shareholder after it belong to the next proposal.
  if (ownKind === 'say_on_pay' && OF_BOARD_ALONE.test(proposal.title)) return false;
  const text = section ? textOf(section, 1500) : '';
  // Somebody who solicits against the board may oppose its proposals.
  if (vote === 'against') return !(OF_BOARD_ALONE.test(proposal.title) && section && !OF_HOLDER.test(text));
  if (!section) return false;
  const head = headOf(section);
  // A resolution that the board supports may be the board's own: "the text of the shareholder resolution is: RESOLVED
  // …".
  if (vote === 'for' && !OF_HOLDER_TITLE.test(head) && !proponentOf(filing, section)) return false;
  // After the recommendation the next proposal may begin, if its heading was not read.
  const own = vote === 'for' ? (text.split(RECOMMENDS)[0] ?? text) : text;
  return (
    OF_HOLDER_TITLE.test(head) ||
    (ownKind !== 'say_on_pay' &&
      OF_HOLDER.test(own) &&
      /\bRESOLVED\b|proponent|intends? to present|supporting statement/i.test(own))
  );
}

const NUMBER_ALONE = /^(?:proposal|item|resolution)\s(?:(?:no\.?|number)\s?)?\w{1,6}[.:]?$/i;

/** The heading, with the line below it where it is a number alone. */
function headOf({ heading: { page, line } }: Section): string {
  const title = NUMBER_ALONE.test(line.text) ? page.lines[page.lines.indexOf(line) + 1]?.text : undefined;
  return [line.text, title ?? ''].join(' ').trim();
}

const RECOMMENDS = /\bboard(?: of directors)?(?: [a-z]+)? recommends?\b/i;

/** The first `characters` of a section; its pages are joined by blanks. */
export function textOf(section: Section, characters: number): string {
  return opening(section, characters)
    .map(({ page, start, end }) => page.text.slice(start, end))
    .join(' ');
}
