import { locateSpan } from '@/lib/facts/text/locate-span';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine } from '@/lib/reading/text/flat-page';
import { FREQUENCIES, type Vote } from '@/lib/voting/vocabulary.rules';
import { sharesWords } from '../../words';
import { voteOf } from './vote-words';
import type { Recommendation } from './recommendations';

const rowVote = (votes: string) =>
  new RegExp(
    String.raw`(?<![\p{L}"'])["']?(?<vote>${votes})["']?` +
      String.raw`(?=\s|$|[.,)])(?!\s(?:the|each of the \w+ (?:proposals)|a|an|election)\b)`,
    'u',
  );
const WORDS = 'FOR|AGAINST|ABSTAIN|For|Against';
const ROW_VOTE = rowVote(WORDS);
const ROW_OF_YEARS = rowVote(
  String.raw`${WORDS}|(?:EVERY |Every )?(?:[123]|ONE|One|TWO|Two|THREE|Three) (?:YEARS?|Years?)`,
);

/** In a heading of capitals "FOR" is a word of the title; the vote of a row is in a cell of its own. */
function voteInRow({ text, cells }: FlatLine, isFrequency: boolean): Vote | undefined {
  // A director's term is of years, too.
  const match = (isFrequency ? ROW_OF_YEARS : ROW_VOTE).exec(text);
  const isTitle = text === text.toUpperCase() && cells.length === 1 && !/["']/.test(match?.[0] ?? '');
  return isTitle ? undefined : voteOf(match?.groups?.vote ?? '');
}

/**
 * The recommendation in rows of summary tables on the first 30 pages: "2. Approve … FOR", "Proposal 4 … AGAINST".
 * `titleWords` are the content words of the title, of which a row must have two. Undefined where there is none or rows
 * differ.
 */
export function recommendationInRows(
  filing: FilingText,
  number: number,
  titleWords: ReadonlySet<string>,
  isFrequency: boolean,
): Recommendation | undefined {
  const found: Recommendation[] = [];
  for (const page of filing.pages.slice(0, 30)) {
    if (!/recommend|voting (?:matters|items|roadmap)|board vot|items? of business|agenda/i.test(page.text)) continue;
    for (const [index, line] of page.lines.entries()) {
      const row = ROW.exec(line.text);
      if (!row || Number(row.groups?.number) !== number || !sharesWords(line.text, titleWords)) continue;
      // A title that runs on puts the vote on the line it ends on.
      for (const other of page.lines.slice(index, index + 3)) {
        // The heading of the next rows is a sentence of its own: "The Board recommends you vote FOR proposals 5 and 6".
        if (other !== line && (ROW.test(other.text) || /\brecommends?\b/i.test(other.text))) break;
        // "You may vote FOR, AGAINST or ABSTAIN" says what can be voted.
        if (/\bfor\b.*\b(?:against|withhold|abstain)\b/i.test(other.text)) continue;
        if (
          TO_MARK.test(other.text) ||
          CHOICES_OF_YEARS.test(`${line.text} ${other.text}`) ||
          (other !== line && OF_NEXT.test(other.cells[0]?.text ?? ''))
        )
          break;
        const read = voteInRow(other, isFrequency);
        // A vote on frequency is not for or against.
        const vote = isFrequency && !FREQUENCY_VOTES.includes(read ?? 'for') ? undefined : read;
        const placed = vote ? locateSpan(filing, { page: page.page, start: line.start, end: other.end }) : undefined;
        if (!vote || !placed) continue;
        found.push({ vote, placed });
        break;
      }
    }
  }
  const votes = new Set(found.map(({ vote }) => vote));
  return votes.size === 1 ? found[0] : undefined;
}

const FREQUENCY_VOTES: readonly Vote[] = FREQUENCIES;
/** The next row, with its number on another line. */
const OF_NEXT = /^(?:item|proposal)$/i;
/** What a proxy card lets one mark: "ONE YEAR   TWO YEARS", "[ ] 1 YEAR   [ ] 2 YEARS". */
const CHOICES_OF_YEARS = /\b(?:one|1)(?: years?)?[\s[\]|_☐□○]{1,9}(?:two|2)\s+years?\b/i;
/** Boxes to mark on a proxy card. */
const TO_MARK = /[☐□◻❏❑]/;
const ROW = /^(?:(?:proposal|item)\s?(?:no\.?\s?)?)?\(?(?<number>\d{1,2})\)?\s?[.:)-]?\s+\p{Lu}?/iu;
