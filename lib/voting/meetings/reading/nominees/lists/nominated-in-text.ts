import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import { HONORIFICS } from '@/lib/reading/text/names/honorifics';
import { isName, surnameAsWritten } from '@/lib/reading/text/names/names';
import { literally } from '@/lib/format/patterns';
import { GENERATION } from '@/lib/format/words/name-words';
import { COUNT, toCount } from '@/lib/format/words/number-words';
import { isSameNominee } from '../names/same-nominee';

/** "The Board has nominated Dr. Roe and Ms. Doe for election as Class II directors." */
const NOMINATES =
  /\bboard(?: of directors)?(?:, [^.;:]{0,120}?,)? (?:has |have )?(?:re-?)?nominated (?<whom>[^.;:].*)$/i;
/** "The Board recommends a vote for the election of Mr. Roe, Dr. Doe and Mr. Poe as directors." */
const RECOMMENDS =
  /(?:\brecommends?\b[^.;]{0,80}\b|^(?:the )?)(?:re-?)?election of (?<whom>[^;:]* as (?:class|directors?)\b.*)$/i;
/**
 * "The five nominees are Jane Roe, …": a number of nominees that holds for this list, even if it is more than the
 * seats.
 */
const NOMINEES_ARE = new RegExp(
  String.raw`\bthe (?<count>${COUNT}) (?:director )?nominees(?: for (?:election|directors?)[^.;:]{0,60})? are:? ` +
    String.raw`(?<whom>[^;:]*)$`,
  'i',
);
/** "The election, by the holders of Class A stock, of Ms. Roe, and, by the holders of Class B stock, of Mr. Poe". */
const OF_HOLDERS = String.raw`(?:,? and,? |, )?by (?:the )?holders of [^.;:]{3,120}?, of `;
const BY_HOLDERS = new RegExp(String.raw`\belection, (?<whom>(?:${OF_HOLDERS}[^;:]{5,200}?){2,4})(?=[;:(]|\.?$)`, 'i');
const EACH_HOLDERS = new RegExp(OF_HOLDERS, 'gi');

/** What follows the names of those nominated: what for, or by whom they were found. */
const BEHIND = new RegExp(
  String.raw`\s(?:for (?:re-?)?election|to (?:serve|stand|be (?:re-?)?elected)|as (?:class|directors?|nominees?)|` +
    String.raw`to (?:the|our) board|who\b|by\b|upon\b|(?:that|which) (?:will )?(?:end|expire)\b).*$`,
  'i',
);

/** In front of some of those named: "the four present Class I Directors, Jane Roe, …". */
const OF_CLASS = new RegExp(
  String.raw`\bthe (?:(?:${COUNT}|present|current|incumbent) )*(?:class (?:i{1,3}|[123abc]) )?directors?, (?=\p{Lu})`,
  'giu',
);

/** Of some of those named: "Jane Roe for a term of three years, and Mark Doe for one of one year, in each case …". */
const TERMS =
  /\sfor (?:an? )?(?:[\w-]+[- ]years? )?terms?(?: (?:of|expiring in) [\w-]+(?: years?)?)?(?:, in each case\b.*)?/gi;

/**
 * The nominees whom a sentence says the board has nominated, by title and surname or by full name: as many as the
 * sentence itself or one of the counts says, and the same people in all such sentences. Undefined otherwise.
 */
export function nominatedInText(
  filing: FilingText,
  people: readonly { name: string }[],
  counts: readonly number[],
): FactItem[] | undefined {
  const lists = filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap(({ text, sentenceStarts }) =>
      sentenceStarts.map((start, at) => text.slice(start, sentenceStarts[at + 1]).trim()),
    )
    .flatMap((sentence) => {
      const byHolders = BY_HOLDERS.exec(sentence)
        ?.groups?.whom?.replaceAll(EACH_HOLDERS, ', ')
        .replace(/^[,\s]+/, '');
      const { count, whom: said } =
        [NOMINEES_ARE, NOMINATES, RECOMMENDS].map((form) => form.exec(sentence)).find((match) => match !== null)
          ?.groups ?? {};
      const whom =
        (byHolders ?? said)
          ?.replaceAll(OF_CLASS, '')
          .replaceAll(TERMS, '')
          .replace(BEHIND, '')
          .replace(/[,.\s]+$/, '') ?? '';
      const named = namedIn(whom, people);
      // Who is elected by each class of shares is named whole.
      const isCounted =
        byHolders !== undefined || named?.length === toCount(count) || counts.includes(named?.length ?? 0);
      return named && isCounted ? [named] : [];
    });
  const [first, ...others] = lists;
  if (!first || !others.every((list) => list.every((name) => first.includes(name)))) return undefined;
  return first.map((name) => ({ name, age: null, director_since: null, independent: null }));
}

const DEGREE = new RegExp(String.raw`,?\s(?:${GENERATION}|M\.D|Ph\.D)\.?(?=[,\s]|$)`, 'g');

/** The people of a list and nobody else; undefined where a part of it does not name exactly one of them. */
export function namedIn(list: string, people: readonly { name: string }[]): string[] | undefined {
  const found: string[] = [];
  const parts = list
    .replace(DEGREE, '')
    .split(/,\s(?:and\s)?|\sand\s/)
    .map((part) => part.replace(LEADING, '').trim());
  for (const part of parts) {
    const named = people.filter(({ name }) =>
      part.includes(' ')
        ? isSameNominee(name, part)
        : new RegExp(`^${literally(surnameAsWritten(name))}$`, 'iu').test(part),
    );
    const [one = inFull(part)] = named;
    if (!one || named.length > 1 || found.includes(one.name)) return undefined;
    found.push(one.name);
  }
  return found.length > 0 ? found : undefined;
}

/** A part with a first and a last name needs no person of the filing to be a name. */
const inFull = (part: string) => (part.includes(' ') && isName(part) ? { name: part } : undefined);

const LEADING = new RegExp(`^(?:(?:${HONORIFICS}|each of|both)\\s)+`, 'i');
