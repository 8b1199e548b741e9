import { anyCase, oneOf } from '@/lib/format/patterns';
import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, matchesOf, type FilingText, type Span } from '@/lib/reading/text/filing-text';
import type { ProposalHeading } from '@/lib/facts/text/demote-proponents-claims';
import type { FactDraft } from '@/lib/facts/types';
import { asNumbered } from './proposal-numerals';
import {
  HOLDER_PROPOSAL_LEAD,
  NO_PROPOSALS,
  SECOND_IS_OTHER,
  SUBJECT_WORDS,
  LOOSE_END_WORDS,
} from './proposals-patterns';
import { rowsOn } from './proposal-rows';
import { headingsOn } from './proposal-sightings';
import {
  isWrapped,
  NOT_A_TITLE,
  ON_NOMINEES,
  PAGE_NUMBER,
  voteWord,
  type ProposalSighting as Item,
} from './proposal-titles';

/** The proposals, the board's voting recommendations, and which proposals come from shareholders. */
export function readProposals(original: FilingText): FactDraft[] {
  const filing = asNumbered(original);
  const sightings = filing.pages.flatMap((page, at, pages) => [...headingsOn(page, pages[at + 1]), ...rowsOn(page)]);
  const headings = sightings.filter((item) => item.weight >= 2);
  const elected = lastOfElections(filing);
  const numbers = [...new Set(sightings.map((item) => item.number))]
    .filter((number) => number >= 1 && number <= 20)
    .sort((a, b) => a - b);
  const items = numbers
    .flatMap((number) => toItem(filing, number, sightings, headings))
    .filter(
      ({ number }, index, all) =>
        index === 0 || number - (all[index - 1]?.number ?? 0) <= MOST_BETWEEN || elected.has(number - 1),
    );
  const first = items[0];
  if (!first || (items.length < 2 && !isOnlyItem(filing, first))) return [];
  // Shareholder proposals come last, so a recommendation against an earlier item was misread.
  const worded = items.find((item) => item.isWorded)?.number ?? 0;
  for (const item of items) if (item.isFromHolder && !item.isWorded && item.number < worded) item.isFromHolder = false;
  const facts: FactDraft[] = [{ key: 'proposals', value: items.map(toValue), span: first.span, confidence: 0.78 }];
  const holders = items.filter((item) => item.isFromHolder);
  const place = holders[0]?.span ?? items.at(-1)?.span ?? first.span;
  facts.push({
    key: 'shareholder_proposals',
    value: holders.map(toValue),
    span: place,
    confidence: holders.length > 0 ? 0.82 : noneIsSure(filing) ? 0.8 : 0.55,
  });
  return facts;
}

const MOST_BETWEEN = 2;

/** The 10 of "Election of Directors (Items 1 through 10)", where each nominee is an item. */
function lastOfElections({ pages }: FilingText): Set<number> {
  const ranges = pages.flatMap(({ text }) => [...text.matchAll(ELECTIONS)]);
  return new Set(ranges.map(({ groups }) => Number(groups?.last)));
}

const ELECTIONS =
  /\b(?:directors?|nominees)\b[^.;()]{0,80}\((?:items?|proposals?)\s1\s?(?:-|to|through)\s?(?<last>\d{1,2})\b/gi;

/** Whether the notice lists nothing after the first item but other business, as funds and small companies do. */
function isOnlyItem(filing: FilingText, { number, weight }: Item): boolean {
  return number === 1 && weight >= 2 && filing.pages.some(({ text }) => SECOND_IS_OTHER.test(text));
}

/** Where the filing's own section on each proposal begins. */
export function proposalHeadings(filing: FilingText): ProposalHeading[] {
  const items = filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page, at, pages) => headingsOn(page, pages[at + 1]))
    .filter((item) => item.weight >= 2);
  const fromHolders = new Set(items.filter((item) => item.isFromHolder).map((item) => item.number));
  return items.map((item) => ({ span: item.span, isFromHolder: fromHolders.has(item.number) }));
}

function toValue({ number, title, vote }: Item): FactItem {
  return { number, title, board_recommends: vote };
}

function noneIsSure(filing: FilingText): boolean {
  return !filing.pages.some((page) => NO_PROPOSALS.test(page.text));
}

function toItem(filing: FilingText, number: number, sightings: Item[], headings: Item[]): Item[] {
  const mine = sightings.filter((item) => item.number === number);
  const best = mine.toSorted((a, b) => rank(b) - rank(a) || titleWorth(b.title) - titleWorth(a.title))[0];
  if (!best) return [];
  const whole = SUBJECT.test(best.title) ? undefined : mine.find((item) => goesOn(best.title, item.title));
  const begun = whole?.title ?? best.title;
  const start = headings.filter((item) => item.number === number).at(0);
  const next = headings.find((item) => item.number > number && start && item.page >= start.page);
  const region = start
    ? {
        from: start.span,
        to: next && next.page <= start.page + 6 ? next.span : { page: start.page + 6, start: 0, end: 0 },
      }
    : undefined;
  const vote = mine.find((item) => item.vote)?.vote ?? recommendationFor(filing, best, region);
  const isFromHolder =
    mine.some((item) => item.isFromHolder) ||
    (vote === 'AGAINST' && !/elect|ratif|advisory vote|say.on.pay/i.test(best.title));
  const title = (isFromHolder ? holderTitle(mine, best) : begun)
    .replace(CARD_BOXES, '')
    .replace(OPEN_BRACKET, '')
    .replace(PAGE_NUMBER, '')
    .replace(NEXT_OF_LIST, '')
    .replace(LOOSE_END, '')
    .replace(/[;,:\s]+$/, '')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return best.weight >= 0.95 || mine.length > 1
    ? [{ ...best, title, vote, isFromHolder, isWorded: mine.some((item) => item.isFromHolder) }]
    : [];
}

/** What a title is about; one without it may have been cut at the end of its line ("Approve The Larkspur Company"). */
const SUBJECT = new RegExp(String.raw`\b${oneOf(SUBJECT_WORDS)}`, 'i');

const goesOn = (begun: string, title: string) => title.toLowerCase().startsWith(`${begun.toLowerCase()} `);

/** A title cut off at the end of its line ranks below every complete one. */
function rank({ weight, title }: Item): number {
  return weight - (isWrapped(title) ? 1.5 : 0);
}

/** The boxes beside a title on the proxy card: "For ☐ Against ☐ Abstain ☐", "○ ○ ○". */
const CARD_BOXES =
  /\.?(?:(?:\s(?:For|Against|Abstain|Withhold|Yes|No)\s?[☐☒☑□○◯])+|(?:\s[☐☒☑□○◯]){2,}|\s[☐☒☑□○◯]$).*$/iu;
/** The number of the next purpose of a list that is one paragraph: "…; and (6)". */
const NEXT_OF_LIST = /;(?:\sand)?\s\(\d{1,2}\)$/;
/** A bracket whose end was on the next line. */
const OPEN_BRACKET = /\s\([^)]{0,24}$/;
const LOOSE_END = new RegExp(String.raw`(?:\s${oneOf(LOOSE_END_WORDS)})+$`, 'i');

function titleWorth(title: string): number {
  return (
    (/\b(?:elect|ratif|approv|advisory|report|policy|disclosure|amend)/i.test(title) ? 50 : 0) +
    Math.min(title.length, 90) -
    (title === title.toUpperCase() ? 8 : 0) -
    (isWrapped(title) ? 60 : 0) -
    (/^(?:you|we|this|these)\s/i.test(title) ? 70 : 0)
  );
}

/** The subject without "Shareholder proposal regarding", from the place that says most about it. */
function holderTitle(mine: Item[], best: Item): string {
  // A numbered line that no vote, heading or list shows to be a proposal may be of a plan in an annex.
  const sure = mine.filter(({ weight }) => weight >= 1);
  const titles = (sure.length > 0 ? sure : mine)
    .map((item) => item.title.replace(HOLDER_PROPOSAL_LEAD, '').trim())
    .filter((title) => title.length >= 8);
  const own = mine.map((item) => item.subject).find(Boolean);
  return (
    titles.filter((title) => !NOT_A_TITLE.test(title)).toSorted((a, b) => titleWorth(b) - titleWorth(a))[0] ??
    own ??
    best.title
  );
}

const RECOMMENDS = new RegExp(
  `${anyCase('recommends?|endorses')}[^.;]{0,90}?\\b${anyCase('vot\\w*')}[^.;]{0,40}?["'\\s]` +
    `(?<vote>FOR|AGAINST|For|Against|for|against|in favor)["'\\s]`,
  'g',
);

function recommendationFor(
  filing: FilingText,
  { number, title }: Item,
  region: { from: Span; to: Span } | undefined,
): string | null {
  if (region) {
    for (const page of filing.pages.filter(
      (candidate) => candidate.page >= region.from.page && candidate.page <= region.to.page,
    )) {
      const from = page.page === region.from.page ? region.from.start : 0;
      const to = page.page === region.to.page ? region.to.start : page.text.length;
      const text = page.text.slice(from, to);
      const found = [...text.matchAll(RECOMMENDS)].find(
        (match) => /\belect/i.test(title) || !ON_NOMINEES.test(text.slice(match.index + match[0].length)),
      );
      const vote = found?.groups?.vote;
      if (vote) return voteWord(/favor/.test(vote) ? 'FOR' : vote);
    }
  }
  const same = '(?:(?!\\b(?:for|against)\\b)[^.;]){0,60}?';
  const named = new RegExp(
    `recommends?[^.;]{0,160}?\\b(?<vote>FOR|AGAINST)\\b["']?${same}(?:proposals?|items?)\\s(?:no\\.?\\s?)?` +
      `(?:${number}\\b|(?<low>\\d{1,2})\\s(?:through|to|-)\\s(?<high>\\d{1,2}))`,
    'gi',
  );
  for (const match of matchesOf(filing, named)) {
    const { low, high, vote } = match.groups;
    if (low && high && (number < Number(low) || number > Number(high))) continue;
    return voteWord(vote ?? null);
  }
  return null;
}
