import { literally, oneOf } from '@/lib/format/patterns';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import { ANY_TITLE, PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { NAME, NOT_A_NAME, cleanName, withoutTown } from './proponent-names';
import {
  textAbove,
  beforeAnswer,
  beforeResolution,
  behindRecommendation,
  namesNoOther,
  type Part,
} from './proponent-places';
import { ACTS_FOR_OTHERS, ACTS_OF_HOLDERS, A_SHAREHOLDER, SUBMITTED_BY } from './proponents-patterns';
import { opening, type Section } from '../sections/sections';

const AT_ADDRESS = String.raw`(?: (?:[-–—]|of|at) \d[^;]{0,200}?)?(?:,? with an address [^;]{0,200}?)?`;
const DEFINED_TERM = String.raw`(?:,? ?\([^)]{0,140}\))?`;
const OF_PLACE = String.raw`(?: of \p{Lu}[\p{L}. ]{1,40}(?:, \p{Lu}[\p{L}. ]{1,30})?)?`;
const FOR_OTHERS = String.raw`(?:,? ${oneOf(ACTS_FOR_OTHERS)},? [^;]{0,640}?)?`;
const HOLDING = String.raw`(?:,[^;]{0,320}?)?(?: \([^)]{0,140}\))?`;
const LOCATED = String.raw`(?:,| (?:located|whose address) [^;]{0,200}?,?)?`;
/** What is printed between the name of a shareholder and the verb. */
const BETWEEN = AT_ADDRESS + DEFINED_TERM + OF_PLACE + FOR_OTHERS + HOLDING + LOCATED;
const ACTS = oneOf(ACTS_OF_HOLDERS);

const ACTING = new RegExp(`^(?:\\d{1,2}[.)] )?(?:${ANY_TITLE}\\. )?${NAME}${BETWEEN}${ACTS}`, 'u');
/** "We have been advised that Jane Doe, … intends to submit": the sentence that names the shareholder. */
const ADVISED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:been|were|was) (?:advised|notified|informed)(?: by)? ?(?:that )?(?:${PLAIN_TITLE}\\. )?` +
      `${NAME}${BETWEEN}${ACTS}`,
    'gu',
  ),
];
const ANYWHERE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Pp]roponents?|[Ss]ponsors?|[Ff]ilers?) (?:of (?:this|the)(?: \\w+){0,2} )?(?:is|are) ` +
      `(?:${PLAIN_TITLE}\\. )?${NAME}`,
    'gu',
  ),
  new RegExp(`\\b[Ll]etter (?:of|dated) [^.;]{4,30}? from ${NAME}`, 'gu'),
  new RegExp(`\\b(?:Lead |Primary )?(?:Proponents?|Filers?|Sponsors?)(?: Name)?: ?${NAME}`, 'gu'),
  new RegExp(
    String.raw`\b${oneOf(SUBMITTED_BY)} (?:[^.;:()]{0,70}? )?(?:by|from|on behalf of) ` +
      String.raw`${oneOf(A_SHAREHOLDER)}?(?:${PLAIN_TITLE}\. )?${NAME}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b[Pp]roposal,? (?:(?:along |together )?with|and) (?:the |its |a )?supporting statement,? ` +
      String.raw`(?:of|from) (?:the )?(?:${PLAIN_TITLE}\. )?${NAME}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Pp]roposals?|[Rr]esolution) (?:was received |comes? |came )?from ` +
      `(?:a shareholder, |a stockholder, )?(?:${PLAIN_TITLE}\\. )?${NAME}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:that|informed by|notified by|advised by|on behalf of) (?:${PLAIN_TITLE}\\. )?` + `${NAME}${BETWEEN}${ACTS}`,
    'gu',
  ),
];
/** "Received notice of the intention of the Aldermoor Pension Fund, a holder of …". */
const INTENDING: readonly RegExp[] = [
  new RegExp(`\\b(?:notice )?of (?:the )?(?:intention|intent) of (?:${PLAIN_TITLE}\\. )?${NAME}`, 'gu'),
];
/** A line of its own, often below the supporting statement: "Shareholder: Jane Doe". */
const LABELLED: readonly RegExp[] = [
  new RegExp(`(?:^|(?<=[.\\w] ))(?:Share|Stock)(?:holder|owner)s?(?: Proponents?)?: ${NAME}`, 'gu'),
];
const REACH = 2600;
/** As far as a supporting statement and the board's answer to it. */
const WHOLE_REACH = 20_000;

type Found = { name: string; page: number; start: number; end: number };

/**
 * The shareholder who made a proposal, and the words that say so, from the first lines of its text. Undefined where
 * they name nobody, or say that the name is given on request.
 */
export function proponentOf(
  filing: FilingText,
  section: Section | undefined,
): { name: string; placed: Located } | undefined {
  if (!section) return undefined;
  const parts = opening(section, REACH);
  const own = beforeAnswer(parts);
  const introduced = (given: readonly Part[]) =>
    first(given, (part) => namedIn(part, ADVISED)) ??
    first(given, (part) => namedIn(part, INTENDING)) ??
    first(given, actingIn);
  const above = behindRecommendation(textAbove(section));
  // After the board's answer the next proposal's shareholder may be introduced, above its heading as this one's was.
  const isCut = own.length < parts.length || own.at(-1)?.end !== parts.at(-1)?.end;
  const opened = beforeResolution(own);
  const inIntroduction = introduced(opened) ?? first(opened, (part) => namedIn(part, ANYWHERE));
  if (!inIntroduction && opened.some(({ page, start, end }) => ON_REQUEST.test(page.text.slice(start, end)))) return;
  const found =
    inIntroduction ??
    introduced(own) ??
    first(own, (part) => namedIn(part, ANYWHERE)) ??
    (isCut ? (introduced(above) ?? first(above, (part) => namedIn(part, ANYWHERE))) : undefined) ??
    introduced(parts) ??
    first(parts, (part) => namedIn(part, ANYWHERE)) ??
    introduced(above) ??
    first(
      textAbove(section).filter((part) => namesNoOther(part, section.number)),
      actingIn,
    ) ??
    first(opening(section, WHOLE_REACH), (part) => namedIn(part, LABELLED)) ??
    first(parts, (part) => definedIn(filing, part));
  const placed = found && locateSpan(filing, found);
  return found && placed ? { name: found.name, placed } : undefined;
}

/** "We will provide the name and address of the proponent promptly upon request": the filing does not name it. */
const ON_REQUEST = /\bnames?\b(?:,| and| or)[^.;]{0,20}\baddress(?:es)?\b[^.;]{0,160}\b(?:request|inquiry)\b/i;

function first(parts: readonly Part[], look: (part: Part) => Found | undefined): Found | undefined {
  for (const part of parts) {
    const found = look(part);
    if (found) return found;
  }
  return undefined;
}

/** A sentence or a line that begins with a name which notifies, submits or owns. */
function actingIn({ page, start, end }: Part): Found | undefined {
  const starts = new Set([
    ...page.sentenceStarts,
    ...page.lines.flatMap((line) => (goesOn(page, line.start) ? [] : [line.start])),
  ]);
  for (const at of [...starts].filter((each) => each >= start && each < end).sort((a, b) => a - b)) {
    const match = ACTING.exec(page.text.slice(at, Math.min(end, at + 900)));
    const name = withoutTown(cleanName(match?.groups?.name ?? ''), match?.[0] ?? '');
    if (match && name && !isOfAddress(page, at) && !runsOutOfHeading(page, at, match))
      return { name, page: page.page, start: at, end: at + match[0].length };
  }
  return undefined;
}

/** One word that the filing has made a name: (… "Harbour") … "Harbour has notified us that it will present". */
const DEFINED = /"(?<term>\p{Lu}[\p{L}\d&-]{3,})"\)/gu;

function definedIn({ pages }: FilingText, { page, start, end }: Part): Found | undefined {
  const terms = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(DEFINED)].map(({ groups }) => groups?.term ?? '')),
  );
  for (const term of terms) {
    if (NOT_A_NAME.test(term)) continue;
    const acts = new RegExp(`(?<![\\p{L}"])${literally(term)}${ACTS}`, 'u').exec(page.text.slice(start, end));
    if (acts)
      return { name: term, page: page.page, start: start + acts.index, end: start + acts.index + acts[0].length };
  }
  return undefined;
}

/** A line in the middle of an address or a list: its beginning begins nothing. */
function goesOn(page: FlatPage, at: number): boolean {
  return /(?:[,&]|,\s\d{1,5})\s*$|\b(?:of|the|and|by|from|for)\s*$/.test(page.text.slice(Math.max(0, at - 12), at));
}

/** "1820 Mt. Elliott Street": an abbreviation of an address ends no sentence. */
function isOfAddress(page: FlatPage, at: number): boolean {
  return /\b(?:Mt|St|Ft|Ave|Blvd|No|Rd)\.\s*$/.test(page.text.slice(Math.max(0, at - 8), at));
}

/** Whether the name begins in a heading and goes on in the line below it. */
function runsOutOfHeading(page: FlatPage, at: number, match: RegExpExecArray): boolean {
  const nameEnd = at + match[0].indexOf(match.groups?.name ?? '') + (match.groups?.name?.length ?? 0);
  const heading = page.lines.find((line) => line.start <= at && line.end > at);
  if (!heading) return false;
  // A line in capitals is a heading, however it is set; what its words seem to do is said in the sentence below it.
  if (heading.text === heading.text.toUpperCase() && at + match[0].length > heading.end) return true;
  return heading.end < nameEnd && (heading.line.role === 'heading' || heading.line.isBold);
}

function namedIn({ page, start, end }: Part, patterns: readonly RegExp[]): Found | undefined {
  const text = page.text.slice(start, end);
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 30);
      const name = withoutTown(cleanName(match.groups?.name ?? ''), match[0] + behind);
      const isTown = /^, [A-Z]{2} \d{5}/.test(behind);
      if (name && !isTown)
        return { name, page: page.page, start: start + match.index, end: start + match.index + match[0].length };
    }
  }
  return undefined;
}
