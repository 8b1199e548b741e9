import type { FlatPage } from './flat-page';

/** A range of a page's running text and what it reads as. */
export type Edit = { start: number; end: number; text: string };

/**
 * The page with other words in ranges of its running text, given in ascending order. Each new character is placed where
 * its range begins on the page, so quotes are still the page's own words.
 */
export function editPage(page: FlatPage, edits: readonly Edit[]): FlatPage {
  if (edits.length === 0) return page;
  const characters: string[] = [];
  const offsets: number[] = [];
  /** Where each position of the old text is in the new one. */
  const moved: number[] = [];
  let next = 0;
  for (let at = 0; at <= page.text.length; at += 1) {
    const edit = edits[next];
    if (edit && at === edit.start) {
      for (let inside = edit.start; inside < edit.end; inside += 1)
        moved.push(characters.length + Math.min(inside - edit.start, edit.text.length));
      for (const character of edit.text) {
        characters.push(character);
        offsets.push(page.offsets[edit.start] ?? 0);
      }
      at = edit.end - 1;
      next += 1;
      continue;
    }
    moved.push(characters.length);
    if (at === page.text.length) break;
    characters.push(page.text[at] ?? '');
    offsets.push(page.offsets[at] ?? 0);
  }
  const text = characters.join('');
  const to = (position: number) => moved[position] ?? text.length;
  const cut = <R extends { start: number; end: number }>(range: R) => {
    const [start, end] = [to(range.start), to(range.end)];
    return { ...range, start, end, text: text.slice(start, end) };
  };
  return {
    ...page,
    text,
    offsets,
    lines: page.lines.map((line) => ({ ...cut(line), cells: line.cells.map(cut) })),
    sentenceStarts: page.sentenceStarts.map(to),
  };
}
