import type { PageLayout, TextLine } from '@/lib/pdf/types';

/** A word of a line with its position. Offsets refer to `PageLayout.text`; edges in points. */
export type Word = {
  text: string;
  start: number;
  end: number;
  left: number;
  right: number;
  /** Vertical middle; cells of one line may differ in height. */
  middle: number;
  height: number;
  line: TextLine;
};

/** Meaning of a mark: chair or member of a committee when the filing distinguishes them, otherwise null. */
export type MarkRole = 'chair' | 'member' | null;
export type Mark = Word & { centre: number; role: MarkRole };

/** "● (Chair)": words after the mark give the role. */
const CHAIR_AFTER = /^\((?:Co-)?Chair(?:man|woman|person)?\)$/i;

/** Signs that mean "yes" when alone in a column. */
const SIGN = /^[●•✓✔✗✘■◆▲★⬤⚫◉▪◼∎☑☒]$/u;
/**
 * Letters used as marks: X, letters of symbol fonts (dot, tick, square), and the words and letters of committee tables.
 */
const WORDS = 'Ch|VC|LD|CC|Chair(?:man|woman|person)?|Member|Lead';
const LETTER = new RegExp(`^(?:[Xx]|[lünØ£¢]|C|M|${WORDS})$`);
const QUICK = new RegExp(`(?:^|\\s)(?:[●•✓✔✗✘■◆▲★⬤⚫◉▪◼∎☑☒XxlünØ£¢CM]|${WORDS})[*†‡]{0,2}(?=\\s|$)`, 'u');
/** "X*": a mark with the sign of a note. */
const NOTED = /^(?<mark>.+?)(?<note>\*{1,2}|[†‡])$/u;
/** A bullet is at most this far before its text, in points. */
const BULLET_GAP = 26;

/** The words of a line from left to right, with their positions on the page. */
export function wordsOfLine(line: TextLine): Word[] {
  return [...line.text.matchAll(/\S+/g)].map((match) => {
    const from = match.index;
    const to = from + match[0].length;
    return {
      text: match[0],
      start: line.start + from,
      end: line.start + to,
      left: line.edges[2 * from] ?? line.x,
      right: line.edges[2 * to - 1] ?? line.x + line.width,
      ...bandAt(line, from),
      line,
    };
  });
}

function bandAt(line: TextLine, at: number): { middle: number; height: number } {
  const band = line.bands?.findLast(([from]) => from <= at);
  const [y, height] = band ? [band[1], band[2]] : [line.y, line.height];
  return { middle: y + height / 2, height };
}

/** A line that explains the marks (legend): "C = Committee Chair". */
const LEGEND = /(?:^|\s)(\S{1,2}?)\s*[-–—=:]?\s+(?:=\s+)?(?:Committee\s+)?(Chair|Member)/gi;

/** Whether a line explains the marks of a table: "C = Committee Chair   M = Member". */
export function isLegend(line: TextLine): boolean {
  if (!/chair|member/i.test(line.text) || line.text.length > 160) return false;
  const pairs = [...line.text.matchAll(LEGEND)].filter(([, mark = '']) => isMarkText(mark));
  const signed = /(?:^|\s)\S{1,2}\s*[-–—=:]\s*(?:Committee\s+)?(?:Chair|Member)/i.test(line.text);
  const names = line.text.match(/\b(?:Chair(?:person|man|woman)?|Member|Expert)\b/gi)?.length ?? 0;
  // Further notes may follow in the same line.
  const begins = pairs.length > 1 && pairs[0]?.index === 0;
  return (
    pairs.length > 0 &&
    (signed || begins || (names > 1 && wordsOfLine(line).length <= 16 && !/^\s*\p{Lu}\p{Ll}+\s\p{Lu}/u.test(line.text)))
  );
}

/** "■ =": the meaning is printed a little higher or lower than its sign, in a line of its own. */
const OPEN_LEGEND = /(?:^|\s)(?<mark>\S{1,2})\s*[=–—-]\s*$/u;
const MEANING = /^(?:Committee\s)?(?<meaning>Chair|Member)(?:person|man|woman)?$/i;

/** Lines that end a legend, each with the legend that it ends. */
function legendTails({ lines }: PageLayout): ReadonlyMap<TextLine, TextLine> {
  const open = lines.filter((line) => isLegend(line) && OPEN_LEGEND.test(line.text));
  const tails = open.flatMap((line): [TextLine, TextLine][] => {
    const tail = lines.find(
      (other) => MEANING.test(other.text.trim()) && other.x > line.x && Math.abs(other.y - line.y) <= other.height,
    );
    return tail ? [[tail, line]] : [];
  });
  return new Map(tails);
}

/** The marks of a page that are alone in a cell, without bullets and letters within text. */
export function marksOf(page: PageLayout): Mark[] {
  const chairNotes = notesOfChairs(page);
  const tails = legendTails(page);
  const marks = page.lines.flatMap((line) => {
    if (line.role === 'furniture' || !QUICK.test(line.text) || isLegend(line) || tails.has(line)) return [];
    const words = wordsOfLine(line);
    return words.flatMap((word, at) => {
      if (!isMarkText(word.text)) return [];
      const next = words[at + 1];
      const before = words[at - 1];
      const opens = next !== undefined && !isMarkText(next.text) && next.left - word.right < BULLET_GAP;
      const closes = before !== undefined && !isMarkText(before.text) && word.left - before.right < 4;
      const noted = isPlainMark(word.text) ? undefined : NOTED.exec(word.text)?.groups;
      const isChair = (next && CHAIR_AFTER.test(next.text)) || (noted && chairNotes.has(noted.note ?? ''));
      const role = isChair ? ('chair' as const) : null;
      if ((opens && !role && /\p{L}{2}/u.test(next.text)) || closes) return [];
      return [{ ...word, text: noted?.mark ?? word.text, role, centre: (word.left + word.right) / 2 }];
    });
  });
  return withCommonCentre(withoutQualifiers(marks, legendOf(page)));
}

const BESIDE = 6;
const SAME_MIDDLE = 1.5;

/**
 * "M ◆": a second sign close after a mark states something else about the same person, such as that they are a
 * financial expert. Both count where either of them, or the two together, have the middle of the column.
 */
function withoutQualifiers(marks: readonly Mark[], legend: ReadonlyMap<string, MarkRole>): Mark[] {
  const isBehind = (mark: Mark, other: Mark) =>
    other.line === mark.line && other.left > mark.left && other.left - mark.right <= BESIDE;
  const isQualifier = (mark: Mark) =>
    SIGN.test(mark.text) && !legend.has(mark.text) && marks.some((each) => isBehind(each, mark));
  const plain = marks.filter((mark) => !isQualifier(mark));
  const isAlone = (mark: Mark) => !marks.some((each) => isBehind(mark, each));
  return plain.map((mark) => {
    const qualifier = marks.find((each) => isBehind(mark, each) && isQualifier(each));
    if (!qualifier) return mark;
    const isAligned = plain.some((each) => isAlone(each) && Math.abs(each.centre - mark.centre) <= SAME_MIDDLE);
    return isAligned ? mark : { ...mark, centre: (mark.left + qualifier.right) / 2 };
  });
}

const SAME_EDGE = 1.5;

/** "Chair" above "Member" in a column that is set to the left: both are placed at the middle of the wider one. */
function withCommonCentre(marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => {
    const below = marks.filter(({ left }) => Math.abs(left - mark.left) <= SAME_EDGE);
    const isMixed = below.some(({ text }) => text !== mark.text) && below.every(({ text }) => text.length > 1);
    return isMixed ? { ...mark, centre: Math.max(...below.map(({ left, right }) => (left + right) / 2)) } : mark;
  });
}

/** Whether a text is one mark, with or without the sign of a note: "●", "X", "Chair", "●*". */
export function isMarkText(text: string): boolean {
  return isPlainMark(text) || isPlainMark(NOTED.exec(text)?.groups?.mark ?? '');
}

function isPlainMark(text: string): boolean {
  return SIGN.test(text) || LETTER.test(text);
}

const NOTE_OF_CHAIR = new RegExp(
  String.raw`(?:^|\s)(?<note>\*{1,2}|[†‡])\s?[-–—=:]?\s?(?:(?:denotes|indicates|represents|designates|is) )?` +
    String.raw`(?:the )?(?:committee )?chair`,
  'gi',
);

/** "* Committee Chair": signs of notes that state who chairs. */
function notesOfChairs(page: PageLayout): ReadonlySet<string> {
  return new Set(
    page.lines.flatMap(({ text }) => [...text.matchAll(NOTE_OF_CHAIR)].map(({ groups }) => groups?.note ?? '')),
  );
}

/** The meaning of each mark according to the page's legend: "C = Committee Chair", "l Member". */
export function legendOf(page: PageLayout): Map<string, MarkRole> {
  const legend = new Map<string, MarkRole>([
    ...['Chair', 'Chairman', 'Chairwoman', 'Chairperson'].map((word) => [word, 'chair'] as const),
    ['Ch', 'chair'],
    ['Member', 'member'],
    ['Lead', null],
    ['LD', null],
  ]);
  const told = new Map<string, MarkRole>();
  const tell = (mark: string, meaning: string) => {
    const role = /chair/i.test(meaning) ? 'chair' : 'member';
    // The same sign in two colours does not determine the role.
    if (isMarkText(mark)) told.set(mark, told.has(mark) && told.get(mark) !== role ? null : role);
  };
  for (const line of page.lines)
    if (isLegend(line)) for (const [, mark = '', meaning = ''] of line.text.matchAll(LEGEND)) tell(mark, meaning);
  for (const [tail, line] of legendTails(page))
    tell(OPEN_LEGEND.exec(line.text)?.groups?.mark ?? '', MEANING.exec(tail.text.trim())?.groups?.meaning ?? '');
  return new Map([...legend, ...told]);
}

/** Whether the legend has a mark that is missing in the text, such as a picture; such marks cannot be counted. */
export function hasUnreadMarks(page: PageLayout): boolean {
  return page.lines.some((line) => {
    if (!isLegend(line)) return false;
    const cells = line.text.split(/\s{2,}/).map((cell) => cell.trim());
    return cells.some((cell, at) => /^Chair(?:person|man|woman)?$/i.test(cell) && !isMarkText(cells[at - 1] ?? ''));
  });
}

/** A column of marks: its horizontal range, and the words above it. */
export type MarkColumn = { centre: number; left: number; right: number; count: number };
export type MarkBand = { marks: Mark[]; top: number; bottom: number; centre: number };

export const SAME_COLUMN = 5;

/** Short words of a line at the positions of marks. */
export function valuesAtMarks(line: TextLine, columns: readonly MarkColumn[]): Word[] {
  return wordsOfLine(line).filter(
    (word) =>
      !isMarkText(word.text) &&
      word.text.length <= 6 &&
      columns.some((column) => Math.abs(column.centre - (word.left + word.right) / 2) <= SAME_COLUMN),
  );
}
