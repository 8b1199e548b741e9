import { oneOf } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { GENERATION } from '@/lib/format/words/name-words';
import { withoutGeneration } from '@/lib/reading/text/names/names';
import {
  COMMITTEE_WORDS,
  OFFICES,
  OF_THE_BOARD,
  PERSON_QUESTIONS,
  WHO_CHAIRS,
  WHO_SITS,
} from './board-question-patterns';

export type Office = keyof typeof OFFICES;
export type PersonField = 'age' | 'director_since' | 'independent' | 'committees' | 'other_boards';

/** A question for what a proxy statement says of its nominees, each in words that ask for nothing else. */
export type BoardQuestion =
  | { about: 'office'; office: Office }
  | { about: 'chair' | 'members'; committee: string }
  | { about: PersonField; nominee: string };

const COMMITTEE = String.raw`(?:the )?(?<committee>${oneOf(COMMITTEE_WORDS)}(?:[ ,]+${oneOf(COMMITTEE_WORDS)})*)`;
const END = String.raw`${oneOf(OF_THE_BOARD)}?\s?[?.]?$`;
const CHAIR = new RegExp(`^${oneOf(WHO_CHAIRS)} ${COMMITTEE} committee${END}`, 'i');
const MEMBERS = new RegExp(`^${oneOf(WHO_SITS)} ${COMMITTEE} committee${END}`, 'i');
const TITLES = new RegExp(String.raw`\b(?:${PLAIN_TITLE}|prof|professor)\.?\s`, 'gi');

/** Undefined for every question that asks for more, or for a person who is not a nominee. */
export function readBoardQuestion(question: string, nominees: readonly string[]): BoardQuestion | undefined {
  const text = question.replace(/\s+/g, ' ').replace(/[’]/g, "'").trim();
  for (const [about, pattern] of [
    ['chair', CHAIR],
    ['members', MEMBERS],
  ] as const) {
    const committee = pattern.exec(text)?.groups?.committee;
    if (committee) return { about, committee: committee.toLowerCase() };
  }
  for (const [office, table] of Object.entries(OFFICES))
    if (new RegExp(`^${oneOf(table)}${END}`, 'i').test(text)) return { about: 'office', office: office as Office };
  const named = nominees.filter((nominee) => isNamedIn(text, nominee));
  const [nominee] = named;
  if (!nominee || named.length > 1) return undefined;
  const rest = withoutName(text.replace(TITLES, ''), nominee);
  const found = Object.entries(PERSON_QUESTIONS).find(([, table]) =>
    new RegExp(`^${oneOf(table)}\\s?[?.]?$`, 'i').test(rest),
  );
  return found ? { about: found[0] as PersonField, nominee } : undefined;
}

/** Replaces the person's name in the patterns. */
const PLACE = 'X';
const bare = (name: string) => withoutGeneration(name).replace(/[’]/g, "'");

function isNamedIn(text: string, nominee: string): boolean {
  return withoutName(text.replace(TITLES, ''), nominee).includes(PLACE);
}

/**
 * The question with X for the name: in full, by first name and surname, or by surname alone with no other name before
 * it.
 */
function withoutName(text: string, nominee: string): string {
  const words = bare(nominee).split(' ');
  const last = words.at(-1) ?? '';
  const forms = [bare(nominee), `${words[0]} ${last}`, last];
  const form = forms.find((each) => text.toLowerCase().includes(each.toLowerCase()));
  if (!form) return text;
  const at = text.toLowerCase().indexOf(form.toLowerCase());
  const before = text.slice(0, at);
  const after = text.slice(at + form.length).replace(GENERATION_AFTER, '');
  // "Peter Roe" is not a person of whom only the surname is known.
  const isOther = form === last && /\s\p{Lu}[\p{L}.'-]*\s$/u.test(before);
  const isWhole = !isOther && /(?:^|\s)$/.test(before) && /^(?:'s)?(?:[\s,?.]|$)/.test(after);
  return isWhole ? `${before}${PLACE}${after}` : text;
}

const GENERATION_AFTER = new RegExp(String.raw`^,?\s${GENERATION}\b\.?`);
