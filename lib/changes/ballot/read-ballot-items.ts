import type { FactItem } from '@/lib/facts/fact';
import { personKey, surnameOf } from '@/lib/reading/text/names/names';
import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import type { Box, PageLayout } from '@/lib/pdf/types';
import type { Heading, Place } from '@/lib/reading/structure/types';
import { ARTICLES } from '@/lib/format/words/function-words';
import type { Directory } from '../compare/compare-stored';
import type { StatedFact } from '../read-filing-facts';

export type Nominee = { name: string; key: string; surname: string; detail: string | null; place: Place | null };
export type Proposal = {
  number: number | null;
  title: string;
  isFromShareholders: boolean;
  recommendation: string | null;
  page: number | null;
  /** Where its heading begins; null where no heading of the outline names it. */
  start: number | null;
};

/** What the people of a filing's meeting vote on; null where its list was not read surely enough. */
export type BallotItems = { nominees: Nominee[] | null; proposals: Proposal[] | null };

/**
 * Nominees and proposals of a filing, from its facts and its directory of people. The one place that determines where
 * they come from.
 */
export function readBallotItems(facts: readonly StatedFact[], directory: Directory | null): BallotItems {
  const list = (key: string) => {
    const found = facts.filter((fact) => fact.key === key);
    return found.length === 1 && Array.isArray(found[0]?.value) ? { fact: found[0], items: found[0].value } : null;
  };
  const nominees = list('nominees');
  const proposals = list('proposals');
  const holders = new Set((list('shareholder_proposals')?.items ?? []).map(({ number }) => number));
  return {
    nominees: nominees?.items.flatMap((item) => toNominee(item, directory, nominees.fact)) ?? null,
    proposals:
      proposals?.items.flatMap((item): Proposal[] => {
        const { number, title, board_recommends: recommendation } = item;
        if (typeof title !== 'string') return [];
        const heading = headingOf(title, typeof number === 'number' ? number : null, directory);
        return [
          {
            number: typeof number === 'number' ? number : null,
            title,
            isFromShareholders: holders.has(number ?? null),
            recommendation: typeof recommendation === 'string' ? recommendation : null,
            page: heading?.page ?? proposals.fact.page,
            start: heading?.start ?? null,
          },
        ];
      }) ?? null,
  };
}

function toNominee(item: FactItem, directory: Directory | null, fact: StatedFact): Nominee[] {
  const { name, age, independent } = item;
  if (typeof name !== 'string') return [];
  const surname = surnameOf(name);
  const person = directory?.people.find((each) => each.surname === surname && each.name[0] === name[0]);
  const known = person?.facts ?? [];
  const isIndependent = typeof independent === 'boolean' ? independent : valueOf(known, 'independent', 'yes', 'no');
  const years = typeof age === 'number' ? age : Number(known.find(({ kind }) => kind === 'age')?.value) || null;
  const words = [
    isIndependent === null ? null : isIndependent ? 'independent' : 'not independent',
    years === null ? null : `age ${years}`,
  ].filter((word) => word !== null);
  const place = known.find(({ kind }) => kind === 'age' || kind === 'director_since')?.place ?? known[0]?.place ?? null;
  return [
    {
      name,
      key: personKey(name),
      surname,
      detail: words.length > 0 ? words.join(', ') : null,
      place: place ?? (fact.page === null ? null : { page: fact.page, start: 0, end: 0 }),
    },
  ];
}

function valueOf(
  facts: readonly { kind: string; value: string }[],
  kind: string,
  yes: string,
  no: string,
): boolean | null {
  const said = facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  if (said.every((value) => value === yes) && said.length > 0) return true;
  return said.every((value) => value === no) && said.length > 0 ? false : null;
}

/** Where the filing's own text of a proposal begins, by its heading. */
function headingOf(title: string, number: number | null, directory: Directory | null): Heading | null {
  const words = titleWords(title);
  const headings = (directory?.outline ?? []).filter(
    (heading) =>
      /\b(?:proposal|item|resolution)\b/i.test(heading.title) || shareOfWords(words, titleWords(heading.title)) > 0.8,
  );
  const best = headings
    .map((heading) => ({
      heading,
      score:
        shareOfWords(words, titleWords(heading.title)) +
        (number !== null && new RegExp(`\\b(?:proposal|item)\\s*(?:no\\.?\\s*)?${number}\\b`, 'i').test(heading.title)
          ? 0.5
          : 0),
    }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score >= 0.6 ? best.heading : null;
}

const EMPTY = new Set([...ARTICLES, ...'of to and our for on in as proposal company advisory vote'.split(' ')]);

/** The words of a title without those that do not concern its subject, and without endings; for `shareOfWords`. */
export function titleWords(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .map((word) => word.replace(/^(ratif|approv|elect)\w*$/, '$1').replace(/s$/, ''))
      .filter((word) => !EMPTY.has(word)),
  );
}

/** Share of all words that both have, from 0 to 1. */
export function shareOfWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  return (2 * [...one].filter((word) => other.has(word)).length) / (one.size + other.size);
}

/** Boxes over a person's name at a place, or over the place itself where the name is not there. */
export function boxesOfName(layout: PageLayout | undefined, { place, surname, name }: Nominee): Box[] {
  if (!layout || !place) return [];
  const near = Math.max(0, place.start - 400);
  const text = layout.text.toLowerCase();
  for (const wanted of [name.toLowerCase(), surname]) {
    const from = text.indexOf(wanted, near);
    const at = from === -1 ? text.indexOf(wanted) : from;
    if (at !== -1) return boxesForRange(layout, at, at + wanted.length);
  }
  return place.end > place.start ? boxesForRange(layout, place.start, place.end) : [];
}

/** Boxes over the heading of a proposal. */
export function boxesOfHeading(layout: PageLayout | undefined, { start }: Proposal): Box[] {
  const line = layout?.lines.find((each) => each.start === start);
  return layout && line ? boxesForRange(layout, line.start, line.start + line.text.length) : [];
}
