import { withoutMarks, isGroupOfHolders, isInitial, isKindOfStock, isPersonName, isTotal } from '../labels';
import { labelOf, nomineeIn, shareClassOf, statedResultOf } from '../labels';
import { electionTitle, resultStated, type Proposal } from '../prose/proposal';
import type { RowEvent } from './table-events';
import type { ReadLine, ReadMeeting } from '../types';
import { headingOf } from '../vote-words';

/** Among nominees, who may go by their surnames. */
const SURNAME = /^(?:[dl]['’])?\p{Lu}[\p{L}\p{M}'’-]{2,}$/u;
const YEAR = /^(?:19|20)\d\d$/;

/** The line that a row of figures states, below its proposal; undefined where it states none. */
export function lineOfRow(event: RowEvent, proposal: Proposal, meeting: ReadMeeting): ReadLine | undefined {
  const lettered = isInitial(event.text)
    ? undefined
    : /^\(?(?<letter>[a-z])[.)]\s+(?<rest>.+)$/i.exec(event.text)?.groups;
  const label = labelOf(event.text);
  const words = withoutMarks(lettered?.rest ?? label?.title ?? event.text);
  if (YEAR.test(words) && meeting.date !== null && !meeting.date.startsWith(words)) return undefined;
  const isSum = isTotal(words) && event.rowsAlike > 1;
  const last = meeting.lines.at(-1);
  // A total of all nominees is not that of one.
  if (isSum && proposal.isElection && last && last.nominee !== null && last.shareClass === null) return undefined;
  // "5. Water Policy Goals" after another proposal is the next one, however its words are set.
  const isNext = /^\d+$/.test(event.number ?? label?.number ?? '') && !proposal.isElection && proposal.title !== '';
  const isOfPart = event.isPart && !proposal.isElection;
  const isName =
    (isPersonName(words) && !isNext && !isOfPart) || (proposal.isElection && event.rowsAlike > 1 && isSurname(event));
  const named = isName ? words : nomineeIn(words);
  const ofClass = words.length < 60 ? shareClassOf(words) : undefined;
  const isOfSome = isGroupOfHolders(words) || isKindOfStock(words);
  const isGroup = (isOfPart || isOfSome) && proposal.title !== '' && event.rowsAlike > 1 && words.length < 80;
  const shareClass = isGroup ? (isOfSome ? words : (ofClass ?? words)) : ofClass;
  const isGeneric =
    words === '' ||
    YEAR.test(words) ||
    headingOf(words) !== undefined ||
    shareClass !== undefined ||
    (isSum && proposal.title !== '');
  const isOfLabel =
    isGeneric ||
    (!isName && named === null && event.rowsAlike === 1 && !event.number && !label && isTitled(proposal, words));
  const letter = event.letter ?? lettered?.letter?.toLowerCase() ?? '';
  const line = {
    number: isOfLabel
      ? proposal.number
      : (ownNumber(event.number, label?.number, isName, proposal) ??
        (named === null ? null : withLetter(proposal.number, letter, last))),
    title: isOfLabel ? proposal.title : isName ? electionTitle(proposal) : words,
    nominee: isOfLabel ? nomineeIn(proposal.title) : named,
  };
  const isOther = isOfAnotherVote(event, line);
  return {
    ...line,
    shareClass: event.shareClass ?? shareClass ?? (isSum ? null : proposal.shareClass),
    votes: isOther ? {} : event.votes,
    unread: isOther ? kindsOf(event) : event.unread,
    statedResult: statedResultOf(event.result) ?? (isOfLabel || isName ? resultStated(proposal, !isOfLabel) : null),
    at: event.at,
    titleAt: isOfLabel || isName ? proposal.at : event.at,
    source: 'table',
  };
}

/** The words of the row are used instead of a sentence on the vote: "The stockholders approved the plan." */
const isTitled = ({ title, number }: Proposal, words: string) =>
  title !== '' && !(number === null && words.length > SHORT_TITLE && OF_HOLDERS.test(title));

const SHORT_TITLE = 25;
const OF_HOLDERS = /^(?:the |our )?(?:\S+ ){0,3}(?:share|stock|unit)(?:holders|owners)\b/i;

const isSurname = ({ text, number }: RowEvent) =>
  number === null &&
  SURNAME.test(text) &&
  !isTotal(text) &&
  headingOf(text) === undefined &&
  isPersonName(`Ms. ${text}`);

/** A whole number before a name is its place in the list; "5.1" is the number of the line. */
function ownNumber(
  inCell: string | null,
  inLabel: string | null | undefined,
  isName: boolean,
  { number }: Proposal,
): string | null {
  const isPlace = (own: string) => isName && /^\d+$/.test(own);
  if (inCell !== null) return isPlace(inCell) && number !== null ? null : inCell;
  return inLabel && !isPlace(inLabel) ? inLabel : null;
}

/** A nominee counts to the election above; a letter only where it follows that of the line before: "i." may be one. */
function withLetter(number: string | null, letter: string, last: ReadLine | undefined): string | null {
  if (number === null || letter === '' || !/^\d+$/.test(number)) return number;
  const before = String.fromCharCode(letter.charCodeAt(0) - 1);
  const isNext = letter === 'a' || last?.number === `${number}${before}` || last?.number === `${number}${letter}`;
  return isNext ? `${number}${letter}` : number;
}

/** Headings of an earlier table on directors do not apply to a proposal whose table has none. */
function isOfAnotherVote(event: RowEvent, { nominee }: Pick<ReadLine, 'nominee'>): boolean {
  const kinds = kindsOf(event);
  return (
    event.isCarried &&
    nominee === null &&
    !(['for', 'against', 'abstain'] as const).every((kind) => kinds.includes(kind))
  );
}

const kindsOf = ({ votes, unread }: RowEvent) => [
  ...new Set([...(Object.keys(votes) as ReadLine['unread']), ...unread]),
];
