import { alternatives, type Alternatives } from '@/lib/format/patterns';
import { proposalHeadings } from '@/lib/facts/readers/proposals/proposals';
import { isInHolderProposal } from '@/lib/facts/text/demote-proponents-claims';
import { locateSpan } from '@/lib/facts/text/locate-span';
import { after, before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { surnameOf } from '@/lib/reading/text/names/names';
import { COMMITTEES, type Committee, standardCommittee } from '@/lib/facts/committees';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { OF_ANOTHER, PERSON } from '../people/board-office-patterns';
import { NOT_HOLDING } from '../people/chief-executive-patterns';
import type { ReadHolder } from '../types';
import type { Named } from './member-names';

const CHAIR = '[Cc]hair(?:man|woman|person)?';
const NAME = '(?:[A-Za-z-]+(?:,?\\s(?:and\\s|&\\s|of\\s)?)){1,6}?';
const SAID_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<who>${PERSON}) (?:currently )?(?:is|serves as|acts as) (?:currently )?(?:the |our )?` +
        String.raw`(?:current )?${CHAIR} of (?:the|our) (?<name>${NAME})[Cc]ommittee\b`,
      'u',
    ),
    'Ms. Roe is currently chairperson of the Audit Committee',
  ],
  [
    new RegExp(
      String.raw`\b(?:The|Our) (?:current )?${CHAIR} of (?:the|our) (?<its>${NAME})[Cc]ommittee is ` +
        String.raw`(?<after>${PERSON})(?!\p{L})`,
      'u',
    ),
    'The Chair of our nominating and governance committee is Ann Roe',
  ],
  [
    new RegExp(
      String.raw`\b(?:[Tt]he|[Oo]ur) (?<led>${NAME})[Cc]ommittee(?:,? which)? is (?:currently )?chaired by ` +
        String.raw`(?<by>${PERSON})(?!\p{L})`,
      'u',
    ),
    'our Audit Committee is currently chaired by Mr. Roe',
  ],
];
const SAID = new RegExp(alternatives(SAID_WORDS), 'gu');
const NEAR = 40;
const REACH = 120;
/** Another company's name or board earlier in the sentence. */
const ELSEWHERE = new RegExp(String.raw`\b(?:${COMMON_FORM}|Group|Holdings|where|which|whose)\b`);
/** Characters around the sentence within which a section about the committee names it again. */
const SECTION = 1500;
const MENTIONS = 2;

/**
 * The chairs whom the filing's sections on its committees name: "Ms. Roe is chairperson of the Audit Committee". A
 * committee for which there is no one chair is absent.
 */
export function chairsInSentences(filing: FilingText, people: Named): Partial<Record<Committee, ReadHolder>> {
  const headings = proposalHeadings(filing);
  const found = [...matchesOf(filing, SAID)].flatMap((match) => {
    const { who, after: next, by, name, its, led } = match.groups;
    const words = name ?? its ?? led ?? '';
    const committee = standardCommittee(words);
    const person = personCalled(who ?? next ?? by ?? '', people);
    const placed = locateSpan(filing, match.sentence);
    const isOurs = isOfToday(match) && isInSection(match, words);
    return committee &&
      person !== undefined &&
      placed &&
      isOurs &&
      !isInHolderProposal(filing, headings, match.sentence)
      ? [{ committee, person, placed }]
      : [];
  });
  return Object.fromEntries(
    COMMITTEES.flatMap((committee) => {
      const own = found.filter((each) => each.committee === committee);
      const [first] = own;
      return first && own.every(({ person }) => person === first.person)
        ? [[committee, { names: [first.person], placed: first.placed }]]
        : [];
    }),
  );
}

function isOfToday(match: Match): boolean {
  const said = match.page.text.slice(match.sentence.start, match.start);
  return (
    !isContentsPage(match.page) &&
    !ELSEWHERE.test(said) &&
    !NOT_HOLDING.test(`${before(match, NEAR)} ${match.text} ${after(match, NEAR)}`) &&
    !OF_ANOTHER.test(after(match, REACH)) &&
    !/^\s(?:from|in)\s(?:\p{Lu}\p{Ll}+\s)?(?:19|20)\d\d\b/u.test(after(match, NEAR))
  );
}

/** A sentence of a biography may be about another company's committee of the same name. */
function isInSection({ page, start, text }: Match, name: string): boolean {
  const around = page.text.slice(Math.max(0, start - SECTION), start + text.length + SECTION).toLowerCase();
  return around.split(`${name.trim().toLowerCase()} committee`).length - 1 > MENTIONS;
}

/** The only person of the filing who has the surname. */
function personCalled(said: string, { nominees, others }: Named): string | undefined {
  const surname = surnameOf(said.replace(/['’]s$/, ''));
  const withSurname = nominees.filter((name) => surnameOf(name) === surname);
  const known = withSurname.length > 0 ? withSurname : others.filter((name) => surnameOf(name) === surname);
  return known.length === 1 ? known[0] : undefined;
}
