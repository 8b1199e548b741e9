import { assignFigures, labelCells, type Assigned } from './assign-figures';
import type { Cell, Row } from './blocks';
import { isNumberCell, isPersonName, isTotal, labelOf, shareClassOf } from '../labels';
import { labelEvent, rangeOf, type RowEvent, type TableEvent } from './table-events';
import { filled, overlaps, type Head } from './table-heads';
import { figureOf, headingOf, isVote, type Heading } from '../vote-words';

const LETTER = /^\(?[a-z][.)]?$/i;
const ROMAN = /^\(?[ivx]{2,4}[.)]?$/i;

/** What a row says besides its figures. */
type Beside = { text: string; number: string | null; letter: string | null; shareClass: string | null };

/** Reads the rows of one table in order, because the words of a row may apply to the rows below it. */
export class RowReader {
  /** A cell with the name of a proposal that spans the rows of its nominees. */
  private spanning: Cell | undefined;
  /** The nominee of the row before, where it also names a class of shares. */
  private named: Beside | undefined;

  /** A row without figures: "Jane Doe", above the rows of each class and of all of them. */
  over(label: readonly Cell[]): void {
    const [only, ...others] = label;
    const isName = only !== undefined && others.length === 0 && isPersonName(only.text);
    this.named = isName ? { text: only.text, number: null, letter: null, shareClass: null } : undefined;
  }

  read(row: Row, heads: readonly Head[], isCarried: boolean): TableEvent[] {
    const { label, behind } = labelCells(row, heads);
    const counts = label.filter(isCount);
    const words = label.filter((cell) => !counts.includes(cell) && !DASH.test(cell.text));
    const events = this.labelOfRows(words);
    const beside = this.besideOf(withoutTerms(words.filter((cell) => cell !== this.spanning)));
    // "Votes" over "% of the votes" may be beside the votes over their percentages.
    if (headingOf(beside.text) === 'percent' && !row.cells.some(isCount)) return events;
    const classes = [...new Set(heads.map(({ shareClass }) => shareClass))];
    return [
      ...events,
      ...classes.flatMap((shareClass): RowEvent[] => {
        const own = heads
          .filter((head) => head.shareClass === shareClass || classes.length === 1)
          .map((head) => (head.isEither ? { ...head, heading: againstOrWithheld(row, beside.text, heads) } : head));
        const others = classes.length === 1 ? [] : heads.filter((head) => !own.includes(head));
        const elsewhere = row.cells.filter((cell) => others.some(({ columns }) => overlaps(columns, cell.columns)));
        // A count in front of all headings: the figures are not under their own headings.
        const assigned: Assigned =
          counts.length > 0
            ? { votes: {}, unread: [...new Set(own.map(({ heading }) => heading).filter(isVote))], isShares: false }
            : assignFigures(row, own, [...label, ...behind, ...elsewhere]);
        if (assigned.isShares) return [];
        return [
          {
            kind: 'row',
            ...beside,
            isCarried,
            shareClass: beside.shareClass ?? shareClass,
            result: behind.map((cell) => cell.text).join(' '),
            votes: assigned.votes,
            unread: assigned.unread,
            at: rangeOf(filled(row)),
            rowsAlike: 1,
            isPart: false,
          },
        ];
      }),
    ];
  }

  /** "1. Election of directors" in a cell in front of several names, the first time that it is met. */
  private labelOfRows(label: readonly Cell[]): TableEvent[] {
    const [first, ...rest] = label;
    if (first !== undefined && first === this.spanning) return [];
    const isOver = first !== undefined && (labelOf(first.text)?.title.length ?? 0) > 3;
    this.spanning = isOver && rest.some(({ text }) => isPersonName(text)) ? first : undefined;
    return this.spanning ? [labelEvent([this.spanning])] : [];
  }

  private besideOf(label: readonly Cell[]): Beside {
    const classed = label.length > 1 ? label.find(isClass) : undefined;
    const [first, ...rest] = label.filter((cell) => cell !== classed);
    const isLed = first !== undefined && rest.length > 0;
    const isNumber = isLed && isNumberCell(first.text);
    const isLetter = isLed && LETTER.test(first.text);
    const said = isNumber || isLetter || (isLed && ROMAN.test(first.text)) ? rest : first ? [first, ...rest] : [];
    const beside: Beside = {
      text: said.map((cell) => cell.text).join(' '),
      number: isNumber ? first.text.replace(/[()\s]|\.$/g, '').toLowerCase() : null,
      letter: isLetter ? first.text.replace(/[().]/g, '').toLowerCase() : null,
      shareClass: shareClassOf(classed?.text ?? '') ?? null,
    };
    // "Class B" or "Total" alone, below "Jane Doe" or "Jane Doe, Class A".
    if (this.named && label.length === 1 && first && (isClass(first) || isTotal(first.text)))
      return { ...this.named, shareClass: shareClassOf(first.text) ?? null };
    this.named = classed ? beside : undefined;
    return beside;
  }
}

/** Votes are cast against a proposal; they are withheld from a nominee where there are no abstentions. */
function againstOrWithheld(row: Row, text: string, heads: readonly Head[]): Heading {
  if (!isPersonName(text)) return 'against';
  const abstained = heads.filter(({ heading }) => heading === 'abstain');
  const isCounted = row.cells.some(
    (cell) =>
      abstained.some(({ columns }) => overlaps(columns, cell.columns)) &&
      figureOf(cell.text).kind === 'number' &&
      !DASH.test(cell.text),
  );
  return isCounted ? 'combined' : 'withheld';
}

const DASH = /^[\u2010-\u2015-]+$/;
const isCount = ({ text }: Cell) => /\d,\d{3}/.test(text) && figureOf(text).kind !== 'words';
const isClass = ({ text }: Cell) =>
  text.length < 40 && !BOARD_CLASS.test(text) && typeof shareClassOf(text) === 'string';

/** Directors of "Class II", a term to "2028" or of "Three years" are neither a class of shares nor part of a name. */
const BOARD_CLASS = /^(?:class )?i{1,3}$/i;
const YEAR = /^(?:19|20)\d\d$|^(?:one|two|three|[1-3]) years?$/i;

function withoutTerms(label: readonly Cell[]): readonly Cell[] {
  if (label.filter(({ text }) => isPersonName(text)).length !== 1) return label;
  const last = label.findLastIndex(({ text }) => isPersonName(text));
  return label.filter(({ text }, index) => index < last || !(BOARD_CLASS.test(text) || YEAR.test(text)));
}
