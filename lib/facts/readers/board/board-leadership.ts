import {
  after,
  before,
  isContentsPage,
  matchesOf,
  textOf,
  trimmed,
  type FilingText,
  type Match,
} from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName, properCase, surnameOf } from '@/lib/reading/text/names/names';
import { peopleBySurname, sharedSurnames } from '@/lib/reading/text/names/same-surname';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { readSummaryCompensation } from '../pay/summary-compensation';
import { leadDirector } from './lead-director';
import { calledIn, fullName, KIND, mostNamed, PERSON, personBefore, ROLE } from './office-holders';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, anyCase, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  AFTER_CHAIR_TITLE,
  BEFORE_CHAIR_TITLE,
  CHAIR_ENDINGS,
  COMBINED_WORDS,
  COMMITTEE_STEMS,
  ONE_TITLE_WORDS,
  POSSIBLE_STRUCTURE,
  PRESENT_STRUCTURE,
  SEPARATE_WORDS,
  PAST_OFFICE_WORDS,
  HOLDS_OFFICE_WORDS,
  OFFICE_WORDS,
} from './board-leadership-patterns';

const OF_BOARD = anyCase('\\sof\\s(?:the|our|its)\\sboard(?:\\sof\\s(?:directors|trustees))?');
const CHAIR = anyCase('chair(?:man|woman|person)?');
const AND_CHIEF = anyCase('\\sand\\s(?:chief executive officer|CEO|president)');
const WHO_IS = anyCase("(?:who (?:is|serves as) )?(?:the |our )?(?:company's |board's )?");
const HOLDS = anyCase(alternatives(HOLDS_OFFICE_WORDS));
const NAME_FIRST = new RegExp(
  `(?<![A-Za-z])(?<who>${PERSON})(?:,?\\s[^.;]{0,70}?)?,?\\s` +
    `${HOLDS}\\s${ROLE}${CHAIR}(?:${OF_BOARD}|${anyCase('\\s(?:and|of the company)')}|\\b(?!\\sof\\s))`,
  'g',
);
/** "Jane Roe, an independent director, has chaired our board since 2019." */
const CHAIRS = new RegExp(
  `(?<![A-Za-z])(?<who>${PERSON})(?:,\\s[^.;,]{0,60},)?\\s` +
    anyCase('(?:has chaired|chairs) (?:our|the) board') +
    `(?!\\sof\\s(?!${anyCase('directors|trustees')}))`,
  'g',
);
const ROLE_FIRST = new RegExp(
  `\\b${anyCase("our |the |the company's ")}${KIND}${CHAIR}(?:${OF_BOARD})?` +
    `${AND_CHIEF}?(?:,|\\sis|\\s\\()\\s(?<who>${PERSON})(?![A-Za-z])`,
  'g',
);
const APPOSITION = new RegExp(
  `(?<![A-Za-z])(?<who>${PERSON}),\\s${WHO_IS}${KIND}` +
    `${CHAIR}(?:${OF_BOARD}|${anyCase('\\sand\\s(?:chief|ceo|president|chair)')}|,)`,
  'g',
);
const TABLE_TITLE = new RegExp(
  String.raw`^(?:${oneOf(BEFORE_CHAIR_TITLE)}[,\s&-]*(?:and\s)?)*chair${oneOf(CHAIR_ENDINGS)}` +
    String.raw`?\b(?! of the ${oneOf(COMMITTEE_STEMS)})(?:[,\s]*${oneOf(AFTER_CHAIR_TITLE)}[\w\s]*)?`,
  'i',
);

const OFFICE = anyCase(oneOf(OFFICE_WORDS));
/** Offices that one company gives beside the chair: ", President and Chief Executive Officer". */
const FURTHER = String.raw`(?:(?:,| and| &)+ (?:[Ss]enior |[Mm]anaging )?${anyCase(
  'president|chief [a-z]+ officer|ceo|executive|partner|director|founder',
)})*`;

/**
 * "Chair, Harlow Ventures", "Chairman of the Board and Chief Executive Officer, Harlow Motors": the office of another
 * company.
 */
const OF_COMPANY = new RegExp(
  String.raw`^(?:\p{L}[\p{L}-]+\s)?(?:[Vv]ice |[Cc]o-)?[Cc]hair\p{L}*(?:${OF_BOARD})?${FURTHER},` +
    String.raw`\s(?!${OFFICE}\b)(?<company>[\p{Lu}\d].*)`,
  'u',
);
/** "Executive Chair (2022–2023)": an office of the past. */
const OF_YEARS = /^[^(;]{0,60}\((?:19|20)\d\d\s?[\u2013-]\s?(?:19|20)\d\d\)/;

/** Who chairs the board, whether the chief executive does, and who is lead independent director. */
export function readBoardLeadership(filing: FilingText): FactDraft[] {
  const people = peopleBySurname(filing);
  const chairs = mostNamed(
    [NAME_FIRST, CHAIRS, ROLE_FIRST, APPOSITION]
      .flatMap((pattern) => [...matchesOf(filing, pattern)])
      .flatMap((match) => toChair(match, people))
      .concat(tableChairs(filing)),
  );
  const known = chairs.filter((chair) => !isOfCompanyAlone(filing, chair));
  return [...known, ...separation(filing, known[0]), ...leadDirector(filing, people)];
}

const CHAIR_BY_NAME = new RegExp(
  String.raw`(?<!\b(?:[Ff]ormer|[Rr]etired|[Vv]ice|[Pp]ast)\s)${CHAIR}${OF_BOARD},\s` +
    String.raw`(?<who>(?:\p{Lu}[\p{L}.'’-]*\s){1,4}\p{Lu}[\p{L}.'’-]*),\s(?:is|has|presides)\b`,
  'gu',
);

/** The fewest mentions of a person who is a director. */
const MENTIONS_OF_PERSON = 2;

/**
 * "Mr. Roe, Chairman and Chief Executive Officer" in a filing that says "The Chairman of the Board, Ann B. Doe, is …"
 * of somebody else: he is chairman of the company, and does not chair the board.
 */
function isOfCompanyAlone(filing: FilingText, { value, span }: FactDraft): boolean {
  if (/\bboard\b/i.test(textOf(filing, span))) return false;
  const mentions = (name: string) => filing.pages.reduce((sum, { text }) => sum + text.split(name).length - 1, 0);
  return [...matchesOf(filing, CHAIR_BY_NAME)].some(
    ({ groups: { who = '' } }) => surnameOf(who) !== surnameOf(String(value)) && mentions(who) >= MENTIONS_OF_PERSON,
  );
}

const BEGINS_WITH_FORM = new RegExp(String.raw`^,?\s(?:${COMMON_FORM}|L\.L\.C|Company|N\.V|S\.A)\b`);

/** "The Board expects that Mr. Poe, in time to come, may serve as Chairman." */
const MAY_ONCE = /\b(?:may|might|would|could)\s(?:\w+\s)?(?:serve|act|become|be)\b/i;

/** "Mr. Roe, our founder, is Chairman Emeritus", who need be no director. */
const EMERITUS = /\bchair\w*,?\s+emerit[ua]s?\b|\bemeritus chair/i;

/** "Ms. Roe serves as Chair; the other members are …", "…; Mr. Poe left the Committee" below a committee's name. */
const AMONG_MEMBERS =
  /\b(?:other|its|remaining|fellow) members\b|\bmembers (?:are|include)\b|\b(?:the|this) committee\b/i;
const COMMITTEE_REACH = 120;

const PAST_OFFICE = wholeWords(PAST_OFFICE_WORDS, 'i');

function toChair(match: Match, people: Map<string, string>): FactDraft[] {
  const name = fullName(calledIn(match, match.groups.who), people) ?? personBefore(match, people);
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (!name || isContentsPage(match.page)) return [];
  const behind = after(match, 60);
  if (/\b(?:where|which|directors? of|board of)\s(?!directors|the)/i.test(match.text)) return [];
  if (
    /\bcommittee\b/i.test(`${match.text} ${behind.slice(0, 30)}`) ||
    /^\s?(?:of|at|for)\s(?!the board|our board|the company|\w+'s board)/i.test(behind) ||
    // "Write to the Chair of the Board, Harlow Industries, Inc."
    BEGINS_WITH_FORM.test(behind) ||
    /^[^.;]{0,70}?\b(?:of|at)\s(?!(?:The\s)?(?:Board|Directors|Company)\b)['’‘“"]?[A-Z]/.test(behind)
  )
    return [];
  if (
    PAST_OFFICE.test(`${match.text.replace(/has served/i, '')} ${behind.slice(0, 25)}`) &&
    !/since|currently|elected/i.test(`${match.text} ${behind}`)
  )
    return [];
  if (MAY_ONCE.test(match.text) || EMERITUS.test(`${match.text} ${behind.slice(0, 25)}`)) return [];
  // "He founded Harlow Vineyards and has been its Chairman since 2001."
  if (/\bits (?:(?:founder|executive|non-executive|first|current|independent),? (?:and )?)*chair/i.test(match.text))
    return [];
  // No committee has an executive chair.
  const isOfBoard = /\bboard\b|\bexecutive chair/i.test(match.text) || /^\s?of (?:the|our) board\b/i.test(behind);
  if (!isOfBoard && (AMONG_MEMBERS.test(sentence) || /\bcommittee\b/i.test(before(match, COMMITTEE_REACH)))) return [];
  let confidence = 0.7;
  if (/\b(?:our|the board|board of directors)\b/i.test(match.text)) confidence += 0.1;
  if (/leadership|separate|combin|lead (?:independent )?director|role/i.test(sentence)) confidence += 0.06;
  return [{ key: 'board_chair', value: name, span: match.sentence, confidence }];
}

/** A line or cell "Ruth B. Calder   Chairman of the Board of Directors", or a signature with the title below it. */
function tableChairs(filing: FilingText): FactDraft[] {
  return filing.pages.flatMap((page) =>
    page.lines.flatMap((line, index): FactDraft[] => {
      const name = properCase((line.cells[0]?.text ?? '').replace(/[*†]|\s?\d$/g, '').trim());
      if (!isName(name)) return [];
      const below = page.lines[index + 1];
      const title =
        line.cells.slice(1).find((cell) => /chair/i.test(cell.text))?.text ??
        (line.cells.length === 1 ? below?.text : undefined);
      if (
        !title ||
        !TABLE_TITLE.test(title) ||
        OF_YEARS.test(title) ||
        isOfAnother(filing, page, title === below?.text ? wholeTitle(page, index + 1) : title) ||
        /committee|former|retired|emerit/i.test(title.split(';')[0] ?? title) ||
        (BARE_CHAIR.test(title) && isRowOfCommittees(page, index)) ||
        (/\bof (?!the board|directors)/i.test(title) && !/chair\w* of the board/i.test(title))
      )
        return [];
      const end = line.cells.length === 1 && below ? below.end : line.end;
      return [
        {
          key: 'board_chair',
          value: name,
          span: trimmed(page, line.start, end),
          confidence: /of the board/i.test(title) ? 0.8 : 0.66,
        },
      ];
    }),
  );
}

const FIRST_PAGES = 2;

/** Whether a title is given by a company which the first pages, as the filing's own, do not name. */
function isOfAnother({ pages }: FilingText, page: FlatPage, title: string): boolean {
  const company = OF_COMPANY.exec(title)?.groups?.company?.split(' ').slice(0, 2).join(' ').toLowerCase();
  if (company === undefined) return false;
  const first = pages.slice(0, FIRST_PAGES);
  const named = first.flatMap(({ text }) => text.replace(/\s+/g, ' ').toLowerCase().split(company).slice(1));
  return named.length <= (first.includes(page) ? 1 : 0);
}

const LONGEST_TITLE = 4;

/** A title that continues in the lines below: "Chairman, President and", "Chief Executive Officer, Harlow". */
function wholeTitle({ lines }: FlatPage, from: number): string {
  const [first, ...rest] = lines.slice(from, from + LONGEST_TITLE);
  const below = rest.findIndex(({ line }) => first === undefined || Math.abs(line.x - first.line.x) > 1);
  return [first, ...rest.slice(0, below < 0 ? rest.length : below)].map((line) => line?.text ?? '').join(' ');
}

const BARE_CHAIR = /^(?:vice |co-)?chair(?:man|woman|person)?$/i;
const MARK = /^(?:[●•✓✔■◆○✗xX*]|member|m|c)$/i;
const HEAD_REACH = 12;
const OF_COMMITTEE = /^(?:audit|compensation|nominating|governance|finance|risk)\b.{0,60}$/i;

/** Whether a row is in a matrix of committees, where "Chair" is of one of them. */
function isRowOfCommittees({ lines }: FlatPage, index: number): boolean {
  const above = lines.slice(Math.max(0, index - HEAD_REACH), index);
  return (
    (lines[index]?.cells.slice(1).some(({ text }) => MARK.test(text)) ?? false) ||
    above.some(
      ({ text, cells }) =>
        (cells.length > 1 && /\bcommittees?\b/i.test(text)) ||
        cells.filter((cell) => OF_COMMITTEE.test(cell.text)).length > 1,
    )
  );
}

const SEPARATE = new RegExp(alternatives(SEPARATE_WORDS), 'gi');
const COMBINED = new RegExp(alternatives(COMBINED_WORDS), 'gi');

/** "President, Chief Executive Officer, and Chairman": one title for both roles. */
const ONE_TITLE = new RegExp(alternatives(ONE_TITLE_WORDS), 'i');

function separation(filing: FilingText, chair: FactDraft | undefined): FactDraft[] {
  const weighted = (pattern: RegExp, isSeparate: boolean) =>
    [...matchesOf(filing, pattern)].flatMap((match): FactDraft[] => {
      const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
      if (!/chair/i.test(match.text) && !(/chair/i.test(sentence) && /ceo|chief executive/i.test(sentence))) return [];
      if (isContentsPage(match.page) || (POSSIBLE_STRUCTURE.test(sentence) && !/\bcurrent(?:ly)?\b/i.test(sentence)))
        return [];
      const confidence = 0.72 + (PRESENT_STRUCTURE.test(sentence) ? 0.14 : 0);
      return [{ key: 'chair_ceo_separate', value: isSeparate, span: match.sentence, confidence }];
    });
  const stated = rankCandidates([...weighted(SEPARATE, true), ...weighted(COMBINED, false)], 2);
  const ceo = chiefName(filing);
  const table = String(readSummaryCompensation(filing).find((draft) => draft.key === 'ceo_name')?.value ?? '');
  if (!chair || !(ceo ?? table)) return stated;
  if (stated.length === 0 && ONE_TITLE.test(textOf(filing, chair.span)))
    return [{ key: 'chair_ceo_separate', value: false, span: chair.span, confidence: 0.76 }];
  // One member of a family may chair the board while another is chief executive.
  if (sharedSurnames(filing).has(surnameOf(String(chair.value)))) return stated;
  // A clear statement takes precedence over names; contradicting statements are decided by the names.
  if (stated.length > 0 && new Set(stated.map((draft) => draft.value)).size === 1) return stated;
  const isSeparate = ![ceo, table].some((name) => name && surnameOf(name) === surnameOf(String(chair.value)));
  const agreeing = stated.find((draft) => draft.value === isSeparate);
  if (agreeing) return [{ ...agreeing, confidence: Math.min(0.95, agreeing.confidence + 0.08) }];
  return [{ key: 'chair_ceo_separate', value: isSeparate, span: chair.span, confidence: 0.72 }];
}

/** The most frequent name in wordings such as "Mr. Reed, our CEO" or "our Chief Executive Officer, Mr. Reed". */
function chiefName(filing: FilingText): string | undefined {
  const title = anyCase('chief executive officer|CEO');
  const own = anyCase("(?:our|the|current|company's)\\s(?:president and |chairman and |chair and )?");
  const serves = '(?:serves as |became |was (?:appointed|named|elected) |is |our |the |as |current )*';
  const otherTitle = '(?:president (?:and|&) |chairman (?:and|&) |chair (?:and|&) |chairman of the board and )?';
  const pattern = new RegExp(
    String.raw`\b${own}${title},?\s(?:is\s)?(?<after>${PERSON})|` +
      String.raw`(?<before>${PERSON}),?\s${anyCase(serves + otherTitle)}${title}\b`,
    'g',
  );
  const counts = new Map<string, number>();
  for (const match of matchesOf(filing, pattern)) {
    const name = withoutHonorifics(match.groups.after ?? match.groups.before ?? '');
    if (
      !/^[A-Z]/.test(name) ||
      /former|retired|previous/i.test(before(match, 20)) ||
      /^\s(?:of|at)\s(?!the company|our)/i.test(after(match, 12))
    )
      continue;
    const surname = surnameOf(name);
    counts.set(surname, (counts.get(surname) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
