import { alternatives, anyCase, type Alternatives } from '@/lib/format/patterns';
import {
  after,
  before,
  isContentsPage,
  matchesOf,
  trimmed,
  type FilingText,
  type Match,
} from '@/lib/reading/text/filing-text';
import { leadingName } from '@/lib/reading/text/names/names';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import type { FactDraft } from '@/lib/facts/types';
import { OFFICE_ELSEWHERE } from './board-leadership-patterns';
import { calledIn, fullName, mostNamed, PERSON, personBefore, ROLE } from './office-holders';

const LEADER = anyCase('(?:lead|presiding)\\s(?:independent |outside )?director');
const OUR = anyCase('(?:our|the)\\s(?:current )?');
const CHOSEN = anyCase('elected|appointed|selected|designated|named|re-?elected');
const HOLDS = anyCase(
  'serves?|has served|has been|is|was (?:elected|appointed|named|re-?elected|selected)|currently serves|to serve',
);
const LEAD_WORDS: Alternatives = [
  [
    new RegExp(String.raw`${CHOSEN}\s(?<whoObject>${PERSON})\s${anyCase('to serve ')}?${ROLE}${LEADER}`),
    'elected Ann Roe to serve as lead independent director',
  ],
  [
    new RegExp(String.raw`(?<![A-Za-z])(?<who>${PERSON})(?:,?\s[^.;]{0,70}?)?,?\s${HOLDS}\s${ROLE}${LEADER}`),
    'Ann Roe has served as our lead director',
  ],
  [
    new RegExp(String.raw`\b${OUR}${LEADER}(?:,|\sis)\s(?<whoAfter>${PERSON})(?![A-Za-z])`),
    'our lead independent director is Ann Roe',
  ],
  [
    new RegExp(String.raw`(?<whoComma>${PERSON})(?:,\s|\sas\s)${anyCase('our |the ')}?${LEADER}`),
    'Ann Roe, our presiding director',
  ],
  [
    new RegExp(String.raw`${LEADER}[^.;]{0,70}?,\s${anyCase('currently')}\s(?<whoCurrent>${PERSON})(?![A-Za-z])`),
    'lead director of the board, currently Ann Roe',
  ],
];
const LEAD = new RegExp(alternatives(LEAD_WORDS), 'g');

/** Who is lead or presiding independent director. */
export function leadDirector(filing: FilingText, people: Map<string, string>): FactDraft[] {
  const drafts = [...matchesOf(filing, LEAD)].flatMap((match): FactDraft[] => {
    const name =
      fullName(
        calledIn(
          match,
          match.groups.who ??
            match.groups.whoObject ??
            match.groups.whoAfter ??
            match.groups.whoComma ??
            match.groups.whoCurrent,
        ),
        people,
      ) ?? personBefore(match, people);
    if (
      !name ||
      isOfAnother(match) ||
      /\b(?:succe\w+|replac\w+|follow\w*)\s$/i.test(before(match, 14)) ||
      /^\s?(?:of|at)\s(?!the board|our)/i.test(after(match, 14)) ||
      /\b(?:was the lead|from \d{4} (?:to|until))\b/i.test(match.text + after(match, 30))
    )
      return [];
    return [{ key: 'lead_independent_director', value: name, span: match.sentence, confidence: 0.76 }];
  });
  return mostNamed([...drafts, ...titledLeaders(filing)]);
}

/**
 * "He is an independent director of that company and its lead independent director": refers to another company's board.
 */
function isOfAnother(match: Match): boolean {
  const sentence = match.page.text.slice(match.sentence.start, match.start + match.text.length);
  return OFFICE_ELSEWHERE.test(sentence) && !/\bour\b|\bthe (?:company|board)\b/i.test(sentence);
}

/** A name with the title below or beside it, as on a page of nominees. */
function titledLeaders(filing: FilingText): FactDraft[] {
  const titled = titledSurnames(filing);
  return filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) =>
      page.lines.flatMap((line, index): FactDraft[] => {
        const place = line.cells.findIndex((cell) => LEADER_TITLE.test(cell.text));
        const title = line.cells[place];
        if (!title) return [];
        const beside = place > 0 ? leadingName(line.cells[place - 1]?.text ?? '', titled) : undefined;
        const above = page.lines[index - 1];
        const over =
          !beside && line.cells.length === 1 && above && above.text.length < 60
            ? leadingName(above.text, titled)
            : undefined;
        const name = beside ?? over;
        return name
          ? [
              {
                key: 'lead_independent_director',
                value: name,
                span: trimmed(page, beside ? line.start : (above?.start ?? line.start), title.end),
                confidence: 0.78,
              },
            ]
          : [];
      }),
    );
}

const LEADER_TITLE =
  /^(?:our |independent )?(?:lead|presiding) (?:independent |outside )?director\b(?! (?:of|at|for)\b)(?!'|[^,;]{60})/i;
