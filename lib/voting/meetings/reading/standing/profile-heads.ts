import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine } from '@/lib/reading/text/flat-page';
import { isName, leadingName, titledSurnames } from '@/lib/reading/text/names';
import { plainName } from './full-name';

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
  String.raw`\bdirector since\b|\bjoined (?:the |our )?board\b|\bindependent (?:director|nominee)\b|` +
    String.raw`\bcommittees?:|\btenure\b|\bnominee\b`,
  'i',
);
const CONTINUING = new RegExp(
  [
    String.raw`\b(?:directors? continuing|continuing (?:class [iv\d]+ )?directors?|`,
    String.raw`(?:continuing|remaining) (?:in office|members)|directors? (?:whose terms?|with terms?)|`,
    String.raw`directors? not (?:standing|up) for|terms? expir(?:es|ing) (?:at|in))\b`,
  ].join(''),
  'i',
);
const OFFICERS =
  /^(?:(?:information )?(?:about|regarding|concerning) )?(?:our |the |other )?executive officers\b.{0,40}$/i;
const NOMINEES =
  /\b(?:nominees?|standing for (?:re-?)?election|for (?:re-?)?election|election of directors|board of directors)\b/i;
const LONGEST_HEADING = 130;

/** Lines that begin with nothing but a name, with an age or a director's particulars beneath, as profiles begin. */
export function profileHeads(filing: FilingText): Head[] {
  const titled = titledSurnames(filing);
  let isElsewhere = false;
  return filing.pages
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
          ? [{ name, at: page.page * 100_000 + line.start, isOfDirector, isElsewhere }]
          : [];
      }),
    );
}

/** Whether the line is a heading of those who stand, or of officers and directors who do not. */
export function headingKind({ line, text }: FlatLine): 'standing' | 'elsewhere' | undefined {
  const isHeading = line.isBold || line.role === 'heading' || text === text.toUpperCase();
  if (!isHeading || text.length >= LONGEST_HEADING) return undefined;
  // "Nominees for Terms Expiring in 2026" stand.
  if ((CONTINUING.test(text) && !/^(?:our )?(?:director )?nominees?\b/i.test(text)) || OFFICERS.test(text))
    return 'elsewhere';
  return NOMINEES.test(text) ? 'standing' : undefined;
}

const textOf = ({ text }: { text: string }) => text;
