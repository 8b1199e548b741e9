import { toCount } from '@/lib/format/words/number-words';
import type { FactKey } from '../fact-keys';
import type { FilingStructure, Unit } from '@/lib/reading/structure/types';
import type { Sighting, UnitWords } from './find-values';
import { alternatives, anyCase, literally, wholeWords } from '@/lib/format/patterns';
import {
  ANNUAL_ELECTION_SEEN,
  BAN_WORDS,
  CHAIR_WORDS,
  CLASSIFIED_SEEN,
  COMBINED_SEEN,
  EXCEPTION_WORDS,
  KNOWN_FIRM_WORDS,
  PART_OF_WORDS,
  SEPARATE_SEEN,
} from './find-words-patterns';

/**
 * Sightings of facts whose value is a person, a firm, yes or no, or a list that is compared by its length or first
 * entry.
 */
export function findWords(key: FactKey, structure: FilingStructure, words: readonly UnitWords[]): Sighting[] {
  const see = FINDERS[key];
  if (key === 'proposals' || key === 'shareholder_proposals') return numberedProposals(key, structure, words);
  if (!see) return [];
  return structure.units.flatMap((unit, at) => {
    const text = words[at];
    return text
      ? see(unit, text, structure).map((seen): Sighting => ({
          start: 0,
          end: text.own.length,
          isClose: true,
          ...seen,
          at,
          page: unit.page,
        }))
      : [];
  });
}

/** The last number of the consecutively numbered proposals, or of the shareholders' proposals; 0 for none. */
function numberedProposals(key: FactKey, { units }: FilingStructure, words: readonly UnitWords[]): Sighting[] {
  const places = new Map<number, number[]>();
  for (const [at, text] of words.entries()) {
    const number = Number(NUMBERED.exec(text.own)?.groups?.number ?? 0);
    const isWanted = key === 'proposals' || BY_HOLDERS.test(`${text.own} ${text.around} ${units[at]?.section ?? ''}`);
    if (number > 0 && number < 25 && isWanted) places.set(number, [...(places.get(number) ?? []), at]);
  }
  if (places.size === 0)
    return key === 'shareholder_proposals' && units.length > 0
      ? [{ value: 0, at: 0, page: units[0]?.page ?? 0, isClose: true, start: 0, end: 0 }]
      : [];
  let last = key === 'proposals' ? 1 : Math.min(...places.keys());
  while ((places.get(last + 1)?.length ?? 0) > 0) last += 1;
  return (places.get(last) ?? []).map((at) => ({
    value: last,
    at,
    page: units[at]?.page ?? 0,
    isClose: true,
    start: 0,
    end: 0,
  }));
}

type FoundWords = Pick<Sighting, 'value'> & Partial<Pick<Sighting, 'isClose' | 'start' | 'end'>>;
type FindInUnit = (unit: Unit, text: UnitWords, structure: FilingStructure) => FoundWords[];

/** Firms that filings name without their legal form. */
const KNOWN_FIRM = wholeWords(KNOWN_FIRM_WORDS, 'i');
/** Any other by its form, "Example, Doe & Roe LLP". */
const FIRM = new RegExp(
  String.raw`\b(?!(?:The|Our|Appointment|Ratif\w+|Auditor|Independent|Firm)\b)[A-Z][\w'’.-]*` +
    String.raw`(?:,? (?:(?:&|and) )?[A-Z][\w'’.-]*){0,4},? (?:LLP|PLLC|P\.C\.|CPAs)|` +
    anyCase(KNOWN_FIRM.source),
  'g',
);
const FIRM_NAMES: Record<string, string> = { pwc: 'pricewaterhousecoopers', ey: 'ernst' };
const AUDITS = /\bindependent (?:registered|public|auditor)|\bauditors?\b|\bratif/i;

const CHAIR = new RegExp(alternatives(CHAIR_WORDS), 'gi');
const LEAD = /\b(?:lead|presiding)\s(?:independent\s)?(?:outside\s)?director\b|\blead independent\b/gi;
const PERSON_REACH = 60;

/** Surnames of people mentioned near an office. */
function peopleNear(office: RegExp, exclude: RegExp): FindInUnit {
  return ({ page }, { own }, { people }) => {
    if (page < 1 || exclude.test(own)) return [];
    const offices = [...own.matchAll(office)];
    if (offices.length === 0) return [];
    return people.flatMap(({ surname }): FoundWords[] => {
      const distances = [
        ...own.toLowerCase().matchAll(new RegExp(`(?<![\\p{L}-])${literally(surname)}(?![\\p{L}])`, 'gu')),
      ].flatMap((name) =>
        offices.map((match) =>
          match.index > name.index
            ? match.index - name.index - surname.length
            : name.index - match.index - match[0].length,
        ),
      );
      const nearest = Math.min(...distances);
      return nearest <= PERSON_REACH ? [{ value: surname, isClose: nearest <= PERSON_REACH / 3 }] : [];
    });
  };
}

const PART_OF = new RegExp(alternatives(PART_OF_WORDS), 'gi');

function polarity(yes: RegExp, no: RegExp, subject: RegExp, values: readonly [string, string]): FindInUnit {
  return (_, { own }) => {
    if (!subject.test(own)) return [];
    const isYes = yes.test(own);
    const isNo = no.test(own);
    return isYes === isNo ? [] : [{ value: isYes ? values[0] : values[1] }];
  };
}

const BAN = new RegExp(alternatives(BAN_WORDS), 'i');
const EXCEPTION = new RegExp(alternatives(EXCEPTION_WORDS), 'i');

function policy(subject: RegExp): FindInUnit {
  return (_, { own }) => {
    // Clauses, not sentences: what a semicolon parts may forbid one thing and allow another.
    const clause = own.split(/(?<=[.;])\s/).filter((each) => subject.test(each));
    return clause.flatMap((each): FoundWords[] =>
      EXCEPTION.test(each) ? [{ value: 'restricted' }] : BAN.test(each) ? [{ value: 'prohibited' }] : [],
    );
  };
}

const GROUP = /\bgroup\b|\ball (?:current |our )?(?:directors|executive|nominees)|\btotal\b|\bdirectors and\b/i;
const SHARE_HEAD = /%|\bpercent/i;
const OWNERSHIP = /\bbeneficial|\bownership\b|\bholders?\b|\bowners?\b|\b5%|\bfive percent/i;

/** The share in the last cell of a holder's row. */
function holderShare({ row }: Unit, { own, around }: UnitWords): FoundWords[] {
  if (!row || !OWNERSHIP.test(`${around} ${own}`) || GROUP.test(row.label) || !/\p{L}{3}/u.test(row.label)) return [];
  if (!row.cells.some((cell) => /\d{1,3}(?:,\d{3}){2}/.test(cell.text))) return [];
  const shares = row.cells.flatMap((cell) => {
    const share = /^(\d{1,2}(?:\.\d+)?)\s?(%?)/.exec(cell.text.trim());
    return share && (share[2] || SHARE_HEAD.test(cell.head)) && !/,/.test(cell.text) ? [Number(share[1])] : [];
  });
  const last = shares.at(-1);
  return last === undefined || last < 3 ? [] : [{ value: last }];
}

const NUMBERED = /^\W*(?:proposals?|items?)\s(?:no\.?\s)?#?(?<number>\d{1,2})\b/i;
const BY_HOLDERS =
  /\b(?:share|stock)(?:holder|owner)s?['’]?s?\sproposals?\b|\bproposals? (?:of|by|from) (?:a )?(?:share|stock)holder/i;

const FINDERS: Partial<Record<FactKey, FindInUnit>> = {
  auditor: (_, { own }) =>
    AUDITS.test(own)
      ? [...own.matchAll(FIRM)].map((match): FoundWords => {
          const name = KNOWN_FIRM.exec(match[0])?.[0] ?? match[0];
          const first = name.toLowerCase().split(/[\s,]/)[0] ?? '';
          return { value: FIRM_NAMES[first] ?? first };
        })
      : [],
  board_chair: peopleNear(CHAIR, /\bformer(?:ly)?\b|\bcommittee chair|\bpreviously\b|\bretired\b/i),
  lead_independent_director: peopleNear(LEAD, /\bformer(?:ly)?\b|\bpreviously\b|\bcontact\b/i),
  independent_directors: (_, { own }) =>
    [...own.matchAll(PART_OF)].flatMap(({ groups = {} }): FoundWords[] => {
      const part = toCount(groups.part ?? groups.part2 ?? groups.part3);
      const whole = toCount(groups.whole ?? groups.whole2 ?? groups.whole3);
      return part && whole && part <= whole ? [{ value: `${part} of ${whole}` }] : [];
    }),
  classified_board: polarity(
    new RegExp(alternatives(CLASSIFIED_SEEN), 'i'),
    new RegExp(alternatives(ANNUAL_ELECTION_SEEN), 'i'),
    /\bdirectors?\b|\bboard\b|\bnominees?\b/i,
    ['true', 'false'],
  ),
  chair_ceo_separate: polarity(
    new RegExp(alternatives(SEPARATE_SEEN), 'i'),
    new RegExp(alternatives(COMBINED_SEEN), 'i'),
    /\bchair/i,
    ['true', 'false'],
  ),
  hedging_policy: policy(/\bhedg/i),
  pledging_policy: policy(/\bpledg|\bmargin account/i),
  largest_holder: holderShare,
};
