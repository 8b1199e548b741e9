import { alternatives, oneOf } from '@/lib/format/patterns';
import { toCount } from '@/lib/format/words/number-words';
import {
  HEADING_MANAGEMENT,
  HEADING_NO,
  HEADING_PROPOSAL,
  NOT_A_PROPOSAL_NUMBER,
  PROPOSAL_NUMBERS,
} from './proposals-patterns';

const NUMBER =
  String.raw`${oneOf(HEADING_PROPOSAL)}\s?${oneOf(HEADING_NO)}?` +
  String.raw`(?<number>${alternatives(PROPOSAL_NUMBERS)})(?!${alternatives(NOT_A_PROPOSAL_NUMBER)})`;
const LEADING = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}]{1,3}\s?)?${oneOf(HEADING_MANAGEMENT)}?${NUMBER}(?:\sof\s\d{1,2}(?!\d))?(?<rest>.*)$`,
  'iu',
);
/** "Proposals 1(a) to 1(k) – Election of Directors", "Items 1a through 1k: …". */
const LETTERED = new RegExp(
  String.raw`^${oneOf(HEADING_PROPOSAL)}s\s${oneOf(HEADING_NO)}?(?<number>${alternatives(PROPOSAL_NUMBERS)})` +
    String.raw`\s?[.(]?a\)?\s?(?:to|through|thru|and|&|[–—-])\s?(?:\k<number>)?\s?[.(]?[b-z]\b\)?(?<rest>.*)$`,
  'iu',
);
/** "(Item 4 on the proxy card)". */
const ON_CARD =
  String.raw`(?:\son\s(?:the\s|your\s)?(?:enclosed\s|accompanying\s)?` +
  String.raw`(?:proxy|ballot|card|form)\b[^)\].;]{0,20})`;
/** "(Item 4 on the", continued on the next line. */
const CUT_ON_CARD = String.raw`(?:\son(?:\s(?:the|your|enclosed|accompanying))?)$`;
/** "Election of Directors (Matter No. 1)", "Ratification of Auditors – Proposal 2". */
const TRAILING = new RegExp(
  String.raw`^(?<title>\p{Lu}[^.;:]{5,130}?)(?:,?\s?[(\[]|\s?[–—-]\s?|\s?[|]\s?)${oneOf(HEADING_MANAGEMENT)}?` +
    String.raw`${NUMBER}(?:${CUT_ON_CARD}|${ON_CARD}?\s?[)\]]?\.?$)`,
  'iu',
);

/** "THE MERGER (PROPOSAL 1: MERGER AGREEMENT PROPOSAL)". */
const IN_BRACKETS = new RegExp(
  String.raw`^\p{Lu}[^.;:(]{5,110}\(${oneOf(HEADING_MANAGEMENT)}?${NUMBER}\s?[:–—-]\s?(?<title>[^()]{5,110})\)$`,
  'iu',
);

const OWN_LINE = new RegExp(String.raw`^\((?:proxy\s)?${oneOf(HEADING_MANAGEMENT)}?${NUMBER}${ON_CARD}?\)$`, 'iu');

/** "(Item 1 on Proxy Card)": the number on a line of its own, below the title. */
export const isBelowTitle = (text: string) => OWN_LINE.test(text);

/**
 * The number of a proposal whose heading the line may be, and the words after it ("Proposal No. 4 – Title"). A number
 * at the end of a line counts only where `isHeading`, because sentences name proposals in brackets too.
 */
export function proposalHeading(text: string, isHeading: boolean): { number: number; rest: string } | undefined {
  const below = isHeading ? toCount(OWN_LINE.exec(text)?.groups?.number) : undefined;
  if (below !== undefined) return { number: below, rest: '' };
  const leading = LEADING.exec(text) ?? LETTERED.exec(text);
  const trailing = leading || !isHeading ? null : (TRAILING.exec(text) ?? IN_BRACKETS.exec(text));
  const number = toCount((leading ?? trailing)?.groups?.number);
  if (number === undefined) return undefined;
  return { number, rest: leading?.groups?.rest ?? trailing?.groups?.title ?? '' };
}

/** "Item", "PROPOSAL NO.": a label over the number and title of a proposal. */
const LABEL = new RegExp(
  String.raw`^${oneOf(HEADING_MANAGEMENT)}?${oneOf(HEADING_PROPOSAL)}\s?${oneOf(HEADING_NO)}?$`,
  'iu',
);
const NUMBER_AND_TITLE = /^\d{1,2}(?:$|[.:)]?\s+\p{Lu})/u;
/** A request to vote that no point has ended. */
const PLEA = /\b(?:please vote|vote yes)\b[^.]*$/i;
/** "P ROPOS A L 2": letters that are set apart. */
const APART = /^(?<word>PROPOSAL|ITEM|MATTER|RESOLUTION)(?:NO\.?|NUMBER|#)?(?<number>\d{1,2})[.:]?$/iu;
const LONGEST_APART = 40;

/** The heading on a line of a page, also where its word is alone above it or its letters are set apart. */
export function headingAt(
  lines: readonly { text: string; cells?: readonly { text: string }[] }[],
  index: number,
  isHeading: boolean,
): { number: number; rest: string } | undefined {
  const { text = '', cells = [] } = lines[index] ?? {};
  // Cards side by side: "ITEM 1   ITEM 2   ITEM 3".
  if (cells.length > 1 && cells.slice(1).some((cell) => proposalHeading(cell.text, false))) return undefined;
  const own = proposalHeading(text, isHeading);
  const above = lines[index - 1]?.text ?? '';
  // A shareholder's last words: "Please vote yes: Right to Act by Written Consent – Proposal 6", also over two lines.
  const isBehind = !LEADING.test(text) || (own?.rest === '' && /[–—:-]$/.test(above));
  if (own && isBehind && PLEA.test(`${lines[index - 2]?.text ?? ''} ${above} ${text}`)) return undefined;
  if (own) return own;
  // "I TEM": a large first letter is set apart.
  const label = [above, above.replace(/\s/g, '')].find((words) => LABEL.test(words));
  if (label !== undefined && NUMBER_AND_TITLE.test(text)) return proposalHeading(`${label} ${text}`, true);
  const apart = text.length <= LONGEST_APART ? APART.exec(text.replace(/\s/g, '')) : null;
  return apart ? { number: Number(apart.groups?.number), rest: '' } : undefined;
}
