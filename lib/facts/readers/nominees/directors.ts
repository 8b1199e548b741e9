import { EXCEPTING } from '@/lib/reading/text/exception-patterns';
import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { surnameOf, surnamesIn, withoutMarks } from '@/lib/reading/text/names/names';
import { LISTED, NAMES, readIndependence } from '../board/independence';
import { readNominees } from './nominees';
import { readSummaryCompensation } from '../pay/summary-compensation';
import type { FactDraft } from '@/lib/facts/types';
import { exceptionsIn, namesOfExceptions } from '@/lib/facts/text/exceptions';

const EXCEPT = new RegExp(`\\b${EXCEPTING}\\s(?<names>${NAMES}{4,160})`, 'gi');
/** Confidence of a list with exactly as many people as are nominated. */
const COMPLETE = 0.8;
const OF_CHIEF = /\b(?:our|the) (?:current )?(?:ceo|chief executive)|\bchief executive officer\b/i;

/**
 * The nominees and the number of independent directors. Each nominee's independence must agree with what the filing
 * says of all.
 */
export function readDirectors(filing: FilingText): FactDraft[] {
  const nominees = readNominees(filing);
  const independence = readIndependence(filing, nominees);
  return [
    ...nominees.map((draft) =>
      draft.key === 'nominees' && Array.isArray(draft.value)
        ? { ...draft, value: completeDirectors(filing, draft.value, independence, draft.confidence >= COMPLETE) }
        : draft,
    ),
    ...independence,
  ];
}

/**
 * Marks beside a name are easily misread ("lead independent director", a tick for a skill), so the filing's sentences
 * decide.
 */
function completeDirectors(
  filing: FilingText,
  items: FactItem[],
  independence: FactDraft[],
  isComplete: boolean,
): FactItem[] {
  const surnames = items.map((item) => withoutMarks(surnameOf(String(item.name))));
  const chief = withoutMarks(
    surnameOf(String(readSummaryCompensation(filing).find((draft) => draft.key === 'ceo_name')?.value ?? '')),
  );
  const excepted = new Set(
    [...matchesOf(filing, EXCEPT)]
      .flatMap((match) => surnamesExcepted(match, chief))
      .filter((name) => surnames.includes(name)),
  );
  const listed = new Set([...matchesOf(filing, LISTED)].flatMap(independentIn));
  const [part, whole] = String(independence.find((draft) => draft.key === 'independent_directors')?.value ?? '')
    .split(' of ')
    .map(Number);
  const stated = whole === items.length ? part : undefined;
  const isOutside = (name: string) => !excepted.has(name) && name !== chief;
  const options: ((name: string, item: FactItem) => boolean)[] = [
    ...(excepted.size > 0 ? [isOutside] : []),
    (name) => listed.has(name) && isOutside(name),
    (name, item) => item.independent === true && isOutside(name),
    isOutside,
  ];
  const count = (option: (name: string, item: FactItem) => boolean) =>
    items.filter((item, index) => option(surnames[index] ?? '', item)).length;
  const agreeing =
    stated === undefined
      ? excepted.size > 0 && isComplete
        ? isOutside
        : undefined
      : options.find((option) => count(option) === stated);
  // Marks are informative only when some people, among them the chief executive, do not have them.
  const isMarked =
    stated === undefined &&
    isComplete &&
    chief !== '' &&
    items.some((item, index) => surnames[index] === chief && item.independent !== true);
  return items.map((item, index) => {
    const name = surnames[index] ?? '';
    if (agreeing) return { ...item, independent: agreeing(name, item) };
    // Without a total to compare with, use only what a sentence says about the person.
    return {
      ...item,
      independent: !isOutside(name)
        ? false
        : stated === undefined && (listed.has(name) || (isMarked && item.independent === true))
          ? true
          : null,
    };
  });
}

function surnamesExcepted(match: Match, chief: string): string[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (
    isContentsPage(match.page) ||
    !/\bindependen(?:t|ce)\b/i.test(sentence) ||
    !/\b(?:directors?|nominees?|members?|board)\b/i.test(sentence) ||
    /\bcommittees?\b|accounting firm|auditor/i.test(sentence)
  )
    return [];
  const names = exceptionsIn(match);
  return [
    ...namesOfExceptions(names).flatMap(surnamesIn).map(withoutMarks),
    ...(chief && OF_CHIEF.test(names.slice(0, 40)) ? [chief] : []),
  ];
}

function independentIn(match: Match): string[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end + 140);
  const isDenied = /\b(?:not|other than|except)\b[^.;]{0,60}\bindependent|\bnot (?:be )?independent/i.test(sentence);
  return !isDenied && /\bindependen/i.test(sentence) && !/\bcommittees?\b/i.test(match.text)
    ? surnamesIn(match.groups.names ?? '').map(withoutMarks)
    : [];
}
