import { literally, oneOf } from '@/lib/format/patterns';
import { PARTICLES } from '@/lib/format/words/name-words';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { isName, leadingName } from '@/lib/reading/text/names/names';

const NUMBERED_CARD = /(?<![\w.])(?<number>0\d|1\d)\s?[).-]?\s(?<name>\p{Lu}[^\d:;]{4,50})/gu;
const LETTERED_CARD = /(?<![\w.])\(?1\s?\(?(?<letter>[A-Za-z])[.):]{0,2}\s?-?\s?(?<name>\p{Lu}[^\d:;]{4,50})/gu;
/** A row of the proxy card; not everybody on it need be known from other places. */
type Row = { name: string; isKnown: boolean; start: number; end: number };
const MOST_STRANGERS = 0.2;
const WHOLE_NAME = new RegExp(`^${NAME}(?![\\p{L}]|\\s\\p{Lu}\\p{Ll})`, 'u');

/** "Jean M. van" in "1k. Jean M. van [ ] [ ]", a name that ends in the line below. */
const CUT_NAME = new RegExp(
  String.raw`^(?<begun>(?:\p{Lu}[\p{L}'’-]*\.?\s){1,4}${oneOf(PARTICLES)})(?=\s*(?:[[☐○◯□]|For\b|FOR\b|$))`,
  'u',
);

/** The name that is cut in a row, as the one way in which a line of the filing continues it. */
function completed(words: string, pages: readonly FlatPage[]): string | undefined {
  const begun = CUT_NAME.exec(words)?.groups?.begun;
  if (begun === undefined) return undefined;
  const whole = new RegExp(`${literally(begun)} \\p{Lu}[\\p{L}'’-]+`, 'gu');
  const found = new Set(pages.flatMap(({ lines }) => lines.flatMap(({ text }) => text.match(whole) ?? [])));
  return found.size === 1 ? [...found][0] : undefined;
}

/** "1E   Independent", and below it the name of the card. */
const MARK_BEFORE = /^(?:(?:New|Independent|Director|Nominee)\s){1,3}(?=\p{Lu})/u;

/** "… Resolution 1(b)": the word before the next row's letter. */
const NEXT_ROW = /\s(?:Resolution|Proposal|Item|Matter)\b.*$/i;

/** The people of a card or table, and its rows on the first of its pages. */
export type BallotCard = { names: string[]; rows: Row[] };

/** "1a. Name 1b. Name" or "01 - Name 02 - Name", on the proxy card or in a table, also over several pages. */
export function ballotCards(pages: readonly FlatPage[], at: number, titled: ReadonlySet<string>): BallotCard[] {
  const page = pages[at];
  const ways = page ? cardsByPlace(page, pages, titled) : [];
  const cards = ways.flatMap((each, way) =>
    each.map((own, index) => ({ own, way, isLast: index === each.length - 1 })),
  );
  return cards.flatMap(({ own, way, isLast }): BallotCard[] => {
    const first = runFrom(own, 1);
    if (!page || first.length < FEWEST_ON_PAGE || first.length < own.size) return [];
    const whole = [...first];
    // Only the last card of a page continues on the next.
    for (const next of isLast ? pages.slice(at + 1, at + 1 + MOST_PAGES) : []) {
      const more = cardsByPlace(next, pages, titled)[way]?.[0] ?? new Map<number, Row>();
      const rest = runFrom(more, whole.length + 1);
      // Goes on with a name that was not read: the list is not whole.
      if (!more.has(1) && rest.length > 0 && rest.length < more.size) return [];
      if (more.has(1) || rest.length === 0) break;
      whole.push(...rest);
    }
    const strangers = whole.filter(({ isKnown }) => !isKnown).length;
    if (whole.length < FEWEST_ROWS || strangers > MOST_STRANGERS * whole.length) return [];
    return [{ names: whole.map(({ name }) => name), rows: first }];
  });
}

const FEWEST_ON_PAGE = 2;
const FEWEST_ROWS = 3;
/** Pages over which nominees with their letters and biographies continue. */
const MOST_PAGES = 8;

/**
 * The rows of a page by letter and by number, card by card: where the first place is repeated after further ones,
 * another card begins, such as that of another class of shares.
 */
function cardsByPlace(page: FlatPage, pages: readonly FlatPage[], titled: ReadonlySet<string>): Map<number, Row>[][] {
  const lettered = [...page.text.matchAll(LETTERED_CARD)].map((match) => ({
    at: (match.groups?.letter ?? '').toLowerCase().charCodeAt(0) - 96,
    match,
  }));
  const numbered = [...page.text.matchAll(NUMBERED_CARD)].map((match) => ({ at: Number(match.groups?.number), match }));
  return [lettered, numbered].map((found) => {
    let byPlace = new Map<number, Row>();
    const cards = [byPlace];
    for (const { at, match } of found) {
      const words = (match.groups?.name ?? '').replace(NEXT_ROW, '').replace(MARK_BEFORE, '');
      const known = leadingName(words, titled) ?? completed(words, pages);
      const whole = WHOLE_NAME.exec(withoutHonorifics(words))?.[0];
      const name = known ?? (whole !== undefined && isName(whole) ? whole : undefined);
      const isBetter = known !== undefined && byPlace.get(at)?.isKnown !== true;
      if (name && at === 1 && byPlace.has(2) && byPlace.get(1)?.name !== name) cards.push((byPlace = new Map()));
      if (name && (!byPlace.has(at) || isBetter))
        byPlace.set(at, { name, isKnown: known !== undefined, start: match.index, end: match.index + match[0].length });
    }
    return cards;
  });
}

/** The rows from one place on, without a gap. */
function runFrom(rows: ReadonlyMap<number, Row>, from: number): Row[] {
  const run: Row[] = [];
  for (let row = rows.get(from); row; row = rows.get(from + run.length)) run.push(row);
  return run;
}
