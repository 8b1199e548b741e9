import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isName, leadingName, titledSurnames } from '@/lib/reading/text/names';
import { biographyOpenings } from './biography-openings';
import { plainName } from './full-name';
import { headingKind } from './heading-kind';

/** A name at the head of a biography or profile. */
export type Head = {
  name: string;
  /** Reading order over the filing. */
  at: number;
  /** Words stand beneath that only stand with directors; otherwise an age alone. */
  isOfDirector: boolean;
  /** Under a heading of executive officers, or of directors who do not stand this year. */
  isElsewhere: boolean;
};

const PROFILE_LINES = 8;
const AGE = /\bage:?\s?\d{2}\b|^\d{2}$|,\s\d{2}\b/i;
const OF_DIRECTOR = new RegExp(
  String.raw`\b(?:director|trustee) since\b|\bjoined (?:the |our )?board\b|\bindependent (?:director|nominee)\b|` +
    String.raw`\bcommittees?:|\btenure\b|\bnominee\b`,
  'i',
);

/** What a biography in running text says of a director's own seat. */
const SITS = /\b(?:directors?|(?:our|the) board|nominees?)\b/i;
const BIOGRAPHY_LINES = 5;

/** Lines that begin with nothing but a name, with an age or a director's particulars beneath, as profiles begin. */
export function profileHeads(filing: FilingText): Head[] {
  const titled = titledSurnames(filing);
  let isElsewhere = false;
  const inText = biographyOpenings(filing).map(({ name, page, line, ...opening }): Head => {
    const index = page.lines.indexOf(line);
    const words = page.lines.slice(index, index + BIOGRAPHY_LINES).map(textOf);
    return {
      name,
      at: placeOf(page, line),
      isOfDirector: SITS.test(words.join(' ')),
      isElsewhere: opening.isElsewhere,
    };
  });
  const alone = filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) =>
      page.lines.flatMap((line, index): Head[] => {
        const heading = headingKind(line);
        if (heading) isElsewhere = heading === 'elsewhere';
        const cell = line.cells[0]?.text ?? line.text;
        const whole = plainName(filing, cell.replace(/,$/, ''));
        const name = isName(whole) ? whole : line.text.length < 60 ? leadingName(cell, titled) : undefined;
        if (!name) return [];
        const beneath = [
          line.text.slice(cell.length),
          ...page.lines.slice(index + 1, index + PROFILE_LINES).map(textOf),
        ];
        const isOfDirector = beneath.some((text) => OF_DIRECTOR.test(text));
        return beneath.some((text) => AGE.test(text)) || beneath.some((text) => /\bdirector since\b/i.test(text))
          ? [{ name, at: placeOf(page, line), isOfDirector, isElsewhere }]
          : [];
      }),
    );
  return [...inText, ...alone];
}

const placeOf = ({ page }: FlatPage, { start }: FlatLine) => page * 100_000 + start;
const textOf = ({ text }: { text: string }) => text;
