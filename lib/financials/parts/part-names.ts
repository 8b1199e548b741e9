import { wholeWords } from '@/lib/format/patterns';
import type { PartKind } from './part-figures';
import { PRODUCT_WORDS, REGION_WORDS, SEGMENT_WORDS } from './part-names-patterns';

const COUNTRY = /^country:([A-Z]{2})$/;
const NON_US = /:NonUsMember$/;
const TAIL = /(?: Reportable)?(?: Segments?)?(?: Member)$/;
const ELSEWHERE = ['International', 'Outside United States', 'Foreign', 'Non US'];
const LEAST_LETTERS = 3;
/** Labels that do not identify a part. */
const GENERIC =
  /^(?:(?:all )?other(?:s| operating)?|total|products?|services?|reportable\b.*|corporate(?: and other)?)$/i;

/** A part's member in words: "Amazon Web Services" of `amzn:AmazonWebServicesSegmentMember`, a country by its name. */
export function memberWords(member: string): string {
  const code = COUNTRY.exec(member)?.[1];
  if (code) return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  if (NON_US.test(member)) return 'Outside the United States';
  return member
    .slice(member.indexOf(':') + 1)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/(?<=[a-z])and(?= [A-Z])/g, ' and')
    .replace(TAIL, '')
    .trim();
}

/** Whether a label names no part of its own: "Other", "Total". */
export function isGeneric(label: string): boolean {
  return GENERIC.test(label);
}

/**
 * The names of a part, as `nameKey` writes them: its own, and where no other part has them, those without the
 * company's name or a country at the end, and initials in capitals. None for a part called "Other".
 */
export function namesOfPart(
  { member, label }: { member: string; label: string },
  companyWords: readonly string[],
): { own: string[]; short: string[] } {
  const company = new Set(companyWords);
  const isOfCompany = (words: readonly string[]) => words.every((word) => company.has(word.toLowerCase()));
  const squashed = (all: readonly string[][]) =>
    all
      .filter((words) => words.length > 0 && !isOfCompany(words) && !GENERIC.test(words.join(' ')))
      .map(nameKey)
      .filter((name) => name.length >= LEAST_LETTERS || name === 'us');
  const words = memberWords(member).split(' ').filter(Boolean);
  const other = member === 'country:US' ? ['US', 'USA'] : NON_US.test(member) ? ELSEWHERE : [];
  const withoutCompany = words.filter((word) => !company.has(word.toLowerCase()));
  const withoutCountry = words.at(-1) === 'US' ? words.slice(0, -1) : [];
  const initials = words.length > 2 ? [`=${words.map((word) => word.charAt(0).toUpperCase()).join('')}`] : [];
  return {
    own: squashed([words, label.split(' ')]),
    short: [...squashed([withoutCompany, withoutCountry, ...other.map((name) => name.split(' '))]), ...initials],
  };
}

/** Words without their blanks, marks, joining words and plural endings, so that spellings of one name agree. */
export function nameKey(words: readonly string[]): string {
  return words
    .map((word) => word.toLowerCase().replace(/['’]s$|[^a-z0-9]/g, ''))
    .filter((word) => !/^(?:and|the)$/.test(word))
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))
    .join('');
}

/** What questions call the parts of a kind. */
const KIND_WORDS: Readonly<Record<PartKind, RegExp>> = {
  segment: wholeWords(SEGMENT_WORDS, 'i'),
  region: wholeWords(REGION_WORDS, 'i'),
  product: wholeWords(PRODUCT_WORDS, 'i'),
};
const ANY_KIND = wholeWords([...SEGMENT_WORDS, ...REGION_WORDS, ...PRODUCT_WORDS], 'gi');

/** The kind of parts that a question asks among; null where it names none or several. */
export function partKindIn(question: string): PartKind | null {
  // A geographic segment is a region.
  const text = question.replace(/\bgeographic(?:al)? segments?\b/gi, 'region');
  const kinds = (Object.keys(KIND_WORDS) as PartKind[]).filter((kind) => KIND_WORDS[kind].test(text));
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** The question without words for kinds of parts ("segment", "region"), in single spaces. */
export function withoutKindWords(question: string): string {
  return question.replace(ANY_KIND, ' ').replace(/\s+/g, ' ').trim();
}

const TOKEN = /[A-Za-z0-9&.'’]+/g;
/** "Give us", "in US dollars": no country. */
const NO_COUNTRY = /^us\b|^US\b[$ ]*(?:dollars?|\$|[mb]illions?|thousands?)/;
const LONGEST = 8;

/** "Subscription revenue": a name that ends in the figure which is asked for. */
const FIGURE = /^(?:revenues?|sales)$/i;

/**
 * The part that a question names, and the question without it; null where it names none or several. Longer names come
 * before those that are within them. `figure` is the question with the figure that the part's name ends in.
 */
export function nameInQuestion<Part>(
  question: string,
  names: ReadonlyMap<string, Part>,
): { part: Part; rest: string; figure: string | null } | null {
  const tokens = [...question.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const found: { part: Part; first: number; last: number }[] = [];
  for (let length = Math.min(LONGEST, tokens.length); length > 0; length -= 1)
    for (let first = 0; first + length <= tokens.length; first += 1) {
      const last = first + length - 1;
      const window = tokens.slice(first, last + 1).map(({ text }) => text);
      if (/^(?:and|the|&)$/i.test(window[0] ?? '') || /^(?:and|the|&)$/i.test(window.at(-1) ?? '')) continue;
      if (NO_COUNTRY.test(question.slice(tokens[first]?.from, tokens[last + 1]?.to))) continue;
      const initials = length === 1 ? names.get(`=${window[0]?.replace(/['’]s$/, '')}`) : undefined;
      const part = initials ?? names.get(nameKey(window));
      if (part !== undefined && !found.some((each) => first <= each.last && last >= each.first))
        found.push({ part, first, last });
    }
  const [only, ...others] = found;
  if (!only || others.some(({ part }) => part !== only.part)) return null;
  const without = (figureOf: (last: string) => string) => {
    let rest = question;
    for (const { first, last } of found.toSorted((a, b) => b.first - a.first)) {
      const figure = figureOf(tokens[last]?.text ?? '');
      rest = `${rest.slice(0, tokens[first]?.from)} ${figure} ${rest.slice(tokens[last]?.to)}`;
    }
    return rest.replace(/\s+/g, ' ').trim();
  };
  const isFigure = found.some(({ last }) => FIGURE.test(tokens[last]?.text ?? ''));
  return {
    part: only.part,
    rest: without(() => ''),
    figure: isFigure ? without((last) => (FIGURE.test(last) ? last : '')) : null,
  };
}
