import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isName, leadingName } from '@/lib/reading/text/names/names';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import { isRowOfAmounts } from '@/lib/reading/text/names/names-in-rows';
import { wrappedName } from '@/lib/reading/text/names/wrapped-names';
import { columnBelow, placedCells } from '@/lib/reading/structure/tables/columns';
import { biographyOpenings } from './biography-openings';
import { plainName } from '../names/full-name';
import { headingKind } from './heading-kind';

/** A name at the head of a biography or profile. */
export type Head = {
  name: string;
  /** Page times 100,000 plus the offset in the page's text. */
  at: number;
  /** Whether words that are printed only with directors are below it; else there is an age alone. */
  isOfDirector: boolean;
  /** Whether it is under a heading of executive officers or continuing directors. */
  isUnderOthers: boolean;
  /** Under a heading of nominees, on its page or the next one. */
  isUnderNominees: boolean;
};

const PROFILE_LINES = 8;
/** "1A JANE B. ROE": a profile under the letter of its line on the ballot. */
const LETTERED = /^1\s?\(?[a-z]\)?[.:)]?\s+(?<name>\p{Lu}[\p{L}\s.,'’-]{4,44})$/iu;
/** "Nominees for Election by Class A Stockholders", but no words on how to vote for them. */
const OF_NOMINEES = /^(?!.*\brecommends\b).*\bnominees\b/i;
const AGE = /\bage:?\s?\d{2}\b|^\d{2}$|,\s\d{2}\b/i;
const OF_DIRECTOR = new RegExp(
  String.raw`\b(?:director|trustee) since\b|\bjoined (?:the |our )?board\b|\bindependent (?:director|nominee)\b|` +
    String.raw`\bcommittees?:|\btenure\b|\bnominee\b`,
  'i',
);

/** What a biography in running text says of a board membership. */
const OF_BOARD_MEMBER = /\b(?:directors?|(?:our|the) board|nominees?)\b/i;
const BIOGRAPHY_LINES = 5;

/**
 * Lines that begin with nothing but a name and have an age or a director's particulars below, as profiles do, and the
 * openings of biographies.
 */
export function profileHeads(filing: FilingText): Head[] {
  const titled = titledSurnames(filing);
  let isUnderOthers = false;
  const inText = biographyOpenings(filing).map(({ name, page, line, ...opening }): Head => {
    const index = page.lines.indexOf(line);
    const words = page.lines.slice(index, index + BIOGRAPHY_LINES).map(textOf);
    return {
      name,
      at: placeOf(page, line),
      isOfDirector: OF_BOARD_MEMBER.test(words.join(' ')),
      isUnderOthers: opening.isUnderOthers,
      isUnderNominees: false,
    };
  });
  let nomineesAt = -Infinity;
  const alone = filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) =>
      page.lines.flatMap((line, index): Head[] => {
        const heading = headingKind(line);
        if (heading) isUnderOthers = heading === 'others';
        if (isUnderOthers) nomineesAt = -Infinity;
        else if (heading && OF_NOMINEES.test(line.text)) nomineesAt = page.page;
        const under = { isUnderOthers, isUnderNominees: page.page <= nomineesAt + 1 };
        const lettered = LETTERED.exec(line.text)?.groups?.name;
        const candidate = lettered && plainName(filing, lettered);
        if (candidate && isName(candidate))
          return [{ name: candidate, at: placeOf(page, line), isOfDirector: true, ...under, isUnderOthers: false }];
        const cell = line.cells[0]?.text ?? line.text;
        const whole = plainName(filing, cell.replace(/,$/, ''));
        const known = isName(whole) ? whole : line.text.length < 60 ? leadingName(cell, titled) : undefined;
        const name = known ?? wrappedName(filing, page, index, titled);
        const beneath = [
          line.text.slice(cell.length),
          ...page.lines.slice(index + 1, index + PROFILE_LINES).map(textOf),
        ];
        const inRow = name ? ofRow(page, line) : undefined;
        const head = inRow ?? (isProfile(beneath) ? placed(page, line, beneath) : undefined);
        const first = name && head ? [{ name, ...head, ...under }] : [];
        return [...first, ...besides(filing, page, line).map((head) => ({ ...head, ...under }))];
      }),
    );
  return [...inText, ...alone];
}

/** A narrow column may be close to the text of the one before it. */
const ENDS_WITH_YEAR = /(?:^|\s)(?:19[5-9]|20)\d\d$/;
/** Of a director, alone in a cell of a table. */
export const AGE_IN_CELL = /^(?:2[89]|[3-9]\d)$/;

/** "Jane B. Roe   75   Retired banker   1991": a row of a table, which is a director's where it has a year as well. */
function ofRow(page: FlatPage, line: FlatLine): Pick<Head, 'at' | 'isOfDirector'> | undefined {
  const cells = line.cells.slice(1).map(textOf);
  if (isRowOfAmounts(line) || !cells.some((text) => AGE_IN_CELL.test(text))) return undefined;
  return { at: placeOf(page, line), isOfDirector: cells.some((text) => ENDS_WITH_YEAR.test(text)) };
}

const isProfile = (beneath: readonly string[]) =>
  beneath.some((text) => AGE.test(text) || /\bdirector since\b/i.test(text));

const placed = (page: FlatPage, line: FlatLine, beneath: readonly string[]) => ({
  at: placeOf(page, line),
  isOfDirector: beneath.some((text) => OF_DIRECTOR.test(text)),
});

/** Heads of the profiles beside the first of a line, each with what is below it in its column. */
function besides(
  filing: FilingText,
  page: FlatPage,
  line: FlatLine,
): Omit<Head, 'isUnderOthers' | 'isUnderNominees'>[] {
  const others = line.cells.slice(1).map((cell) => ({ cell, name: plainName(filing, cell.text.replace(/,$/, '')) }));
  if (!others.some(({ name }) => isName(name))) return [];
  const cells = placedCells(page);
  return others.flatMap(({ cell, name }, at) => {
    const label = cells.find((each) => each.line === line && each.start === cell.start);
    if (!label || !isName(name)) return [];
    const beneath = columnBelow(cells, label, /^/)
      .slice(0, PROFILE_LINES - 1)
      .map(textOf);
    const head = { name, ...placed(page, line, beneath) };
    return isProfile(beneath) ? [{ ...head, at: head.at + at + 1 }] : [];
  });
}

const placeOf = ({ page }: FlatPage, { start }: FlatLine) => page * 100_000 + start;
const textOf = ({ text }: { text: string }) => text;
