import type { PageLayout } from '@/lib/pdf/types';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName } from '@/lib/reading/text/names/names';
import { isTurned } from './matrix-heads';
import {
  isLegend,
  isMarkText,
  valuesAtMarks,
  wordsOfLine,
  type Mark,
  type MarkBand,
  type MarkColumn,
  type Word,
} from '../tables/marks';

export type LabelledRow = { label: string; groups: string[]; marks: Mark[]; words: Word[] };

/** Words of one line that are together, to the left of the marks. */
type Fragment = { text: string; words: Word[]; left: number; centre: number; height: number; band: number };

const CELL_GAP = 9;

/**
 * The label of each row. Lines between two rows of marks belong to the nearer row: they are split at the widest gap. A
 * line further left than the labels is a group; one with gaps on both sides is a row without marks.
 */
export function labelsOf(
  page: PageLayout,
  bands: readonly MarkBand[],
  columns: readonly MarkColumn[],
  headBottom: number,
): LabelledRow[] | null {
  const found = fragmentsOf(page, bands, columns, headBottom);
  const own = found.filter((fragment) => fragment.band >= 0);
  if (own.length === 0) return null;
  const left = usualLeft(own.map((fragment) => fragment.left));
  const column = found.filter((fragment) => fragment.left < Math.max(left.at, ...own.map((each) => each.left)) + 40);
  const pitch = medianStep(bands);
  const rows: LabelledRow[] = bands.map((band) => ({ label: '', groups: [], marks: band.marks, words: [] }));
  const parts: Fragment[][] = bands.map((_, at) => column.filter((fragment) => fragment.band === at));
  const result: { centre: number; row: LabelledRow }[] = [];
  const groups: { centre: number; text: string }[] = [];
  for (let at = 0; at <= bands.length; at += 1) {
    const upper = bands[at - 1];
    const lower = bands[at];
    const between = column.filter(
      (fragment) =>
        fragment.band < 0 &&
        fragment.centre < (upper?.centre ?? Infinity) &&
        fragment.centre > (lower?.centre ?? -Infinity),
    );
    const near = between.filter((fragment) => {
      if (upper && lower) return true;
      const edge = upper
        ? Math.min(...(parts[at - 1] ?? []).map((each) => each.centre), upper.centre)
        : fragment.centre;
      return upper ? edge - fragment.centre < 1.4 * pitch : true;
    });
    assignBetween(near, { upper, lower, at, parts, pitch, left, result, groups });
  }
  rows.forEach((row, at) => {
    const mine = (parts[at] ?? []).toSorted((a, b) => b.centre - a.centre || a.left - b.left);
    row.label = textOf(mine);
    row.words = mine.flatMap((fragment) => fragment.words);
    result.push({ centre: bands[at]?.centre ?? 0, row });
  });
  return result
    .sort((a, b) => b.centre - a.centre)
    .map(({ centre, row }) => {
      const group = groups.findLast((each) => each.centre > centre);
      return { ...row, groups: group ? [group.text] : [] };
    });
}

const NAME_LIKE = /^(?:\p{Lu}[\p{L}.'’-]*,?\s?){2,5}$/u;
/** Largest distance between lines of one wrapped label, in heights. */
const CLOSE = 1.8;

type Place = {
  upper: MarkBand | undefined;
  lower: MarkBand | undefined;
  at: number;
  parts: Fragment[][];
  pitch: number;
  left: { at: number; isSure: boolean };
  result: { centre: number; row: LabelledRow }[];
  groups: { centre: number; text: string }[];
};

const textOf = (fragments: readonly Fragment[]) => fragments.map(({ text }) => text).join(' ');
const isWholeName = (fragments: readonly Fragment[] | undefined) =>
  fragments !== undefined && isName(withoutHonorifics(textOf(fragments)));

function unmarked(lines: readonly Fragment[]): LabelledRow {
  return { label: textOf(lines), groups: [], marks: [], words: lines.flatMap(({ words }) => words) };
}

function assignBetween(between: Fragment[], place: Place): void {
  const { upper, lower, at, parts, pitch, left, result, groups } = place;
  const isGroup = (fragment: Fragment) => left.isSure && fragment.left < left.at - 2.5 && fragment.left > left.at - 40;
  for (const fragment of between.filter(isGroup)) groups.push({ centre: fragment.centre, text: fragment.text });
  const lines = between.filter((fragment) => !isGroup(fragment)).sort((a, b) => b.centre - a.centre);
  if (lines.length === 0) return;
  const addUnmarked = () => result.push({ centre: lines[0]?.centre ?? 0, row: unmarked(lines) });
  // Between two whole names a third is of somebody without marks, however close the rows are.
  if ([lines, parts[at - 1], parts[at]].every(isWholeName)) return void addUnmarked();
  const over = upper ? Math.min(upper.centre, ...(parts[at - 1] ?? []).map((each) => each.centre)) : null;
  const under = lower ? Math.max(lower.centre, ...(parts[at] ?? []).map((each) => each.centre)) : null;
  const gaps = [...lines, null].map((line, index) => {
    const from = lines[index - 1]?.centre ?? over;
    const to = line?.centre ?? under;
    return from === null || to === null ? Infinity : from - to;
  });
  const wide = 0.88 * pitch;
  const outer = Math.min(gaps[0] ?? 0, gaps.at(-1) ?? 0);
  const inner = Math.max(0, ...gaps.slice(1, -1));
  const height = Math.max(...lines.map((line) => line.height));
  if (outer >= wide && inner < 0.75 * outer && pitch < 3 * height) {
    // Before the first and after the last row of marks, only a name counts as a row.
    const isEdge = !upper || !lower;
    if (outer > 1.6 * pitch || (isEdge && !lines.every((line) => NAME_LIKE.test(line.text)))) return;
    return void addUnmarked();
  }
  const widest = gaps.indexOf(Math.max(...gaps));
  if (!upper || !lower) {
    const own = parts[upper ? at - 1 : at];
    const outward = upper ? lines : lines.toReversed();
    let edge = upper ? over : under;
    for (const fragment of outward) {
      if (edge === null || Math.abs(fragment.centre - edge) > CLOSE * fragment.height) break;
      own?.push(fragment);
      edge = fragment.centre;
    }
    return;
  }
  const tooFar = (gap: number, fragment: Fragment | undefined) => gap > Math.max(wide, 2.2 * (fragment?.height ?? 0));
  lines.forEach((fragment, index) => {
    if (index < widest && upper && !tooFar(gaps[index] ?? 0, fragment)) parts[at - 1]?.push(fragment);
    else if (index >= widest && lower && !tooFar(gaps[index + 1] ?? 0, fragment)) parts[at]?.push(fragment);
  });
}

/** Footnotes and bullets below or beside a matrix, which are not labels. */
const NOT_A_LABEL = /^(?:\(\d|[*†‡•●▪■◆∎_]|\d\s)/u;

function fragmentsOf(
  page: PageLayout,
  bands: readonly MarkBand[],
  columns: readonly MarkColumn[],
  headBottom: number,
): Fragment[] {
  const limit = (columns[0]?.left ?? 0) - 1;
  const pitch = medianStep(bands);
  const top = Math.min(headBottom, (bands[0]?.top ?? 0) + 1.4 * pitch);
  const bottom = (bands.at(-1)?.bottom ?? 0) - 1.6 * pitch;
  return page.lines.flatMap((line) => {
    if (line.role === 'furniture' || isLegend(line) || line.y > top || line.y + line.height < bottom || isTurned(line))
      return [];
    const all = wordsOfLine(line);
    const words: Word[] = [];
    for (const word of all) {
      const last = words.at(-1);
      if (word.right > limit || (last && word.left - last.right > CELL_GAP)) break;
      words.push(word);
    }
    const [first] = words;
    if (!first || first.middle > top || first.middle < bottom) return [];
    const next = all[words.length];
    const runsOn = next !== undefined && !isMarkText(next.text) && next.left - (words.at(-1)?.right ?? 0) < CELL_GAP;
    const band = bands.findIndex(
      (each) => each.marks.some((mark) => mark.line === line) || shares(each, first.middle, first.height),
    );
    const text = words.map((word) => word.text).join(' ');
    const isLabel = /\p{L}{2}/u.test(text) && !NOT_A_LABEL.test(text);
    // A row of numbers under the same headers is a separate row.
    if (!isLabel || runsOn || (band < 0 && valuesAtMarks(line, columns).length >= 2)) return [];
    return [{ text, words, left: first.left, centre: first.middle, height: first.height, band }];
  });
}

function shares(band: MarkBand, centre: number, height: number): boolean {
  return Math.abs(band.centre - centre) < 0.35 * height;
}

function usualLeft(lefts: number[]): { at: number; isSure: boolean } {
  const counts = new Map<number, number>();
  for (const left of lefts) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  const [at = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  return { at, isSure: count >= 0.4 * lefts.length };
}

function medianStep(bands: readonly MarkBand[]): number {
  const steps = bands.slice(1).map((band, at) => (bands[at]?.centre ?? 0) - band.centre);
  return steps.sort((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? 12;
}
