import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import { electsByClass } from '@/lib/facts/readers/nominees/nominees';
import type { FactItem } from '@/lib/facts/fact';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { readDirectors } from '@/lib/facts/readers/nominees/directors';
import { contestOf } from './elections/contest';
import { isOfDissident } from './elections/dissident';
import { likelyNominees } from './evidence/likely-nominees';
import { isSameNominee } from './names/same-nominee';
import { readNomineeList, type NomineeListSource, type NomineeList } from './read-nominee-list';
import { statedNumbers } from './stated-numbers';
import { weighedList } from './evidence/weighed-list';

type About = Omit<NomineeListSource, 'directors' | 'likelihoodOf'>;
type Numbers = ReturnType<typeof statedNumbers>;

/**
 * The nominees of the meeting: the list read from its place in the filing, unless the evidence on its people is sure of
 * another one. In a contest the list stays as it was read, because the shareholder's nominees are described like the
 * board's own. `isWhole` is false where there may be others.
 */
export function findNominees(about: About): NomineeList {
  const { filing, facts } = about;
  const source = { ...about, directors: readDirectors(filing) };
  const own = about.printed.length > 0 ? readNomineeList(source) : undefined;
  const numbers = statedNumbers(facts, source.directors);
  const isPart = own !== undefined && isFewerThanStated(filing, own, numbers);
  if (own && own.nominees.length > 0 && !isPart) return own;
  const found = findUnprinted({ ...source, printed: [] }, numbers);
  const isFound = ({ name }: FactItem) => found.nominees.some((each) => isSameNominee(String(each.name), String(name)));
  if (!own || own.nominees.length === 0 || (found.isWhole && own.nominees.every(isFound))) return found;
  return { ...own, isWhole: false };
}

/** Of two columns of resolutions, or of the cards of two classes of shares, only one may be read. */
function isFewerThanStated(filing: FilingText, { nominees: { length } }: NomineeList, { counts }: Numbers): boolean {
  const more = counts.filter(({ value }) => value > length);
  return more.length > 0 && (more.length === counts.length || electsByClass(filing));
}

function findUnprinted(unprinted: NomineeListSource, numbers: Numbers): NomineeList {
  const { filing, structure, meetingYear } = unprinted;
  if (isOfDissident(filing)) return readNomineeList(unprinted);
  const likely = likelyNominees({ filing, people: structure?.people ?? [], ...numbers, meetingYear });
  // Of two forms of a name, or of two relatives, one may be named rarely.
  const likelihoodOf = (name: string) => likely.all.find((each) => isSameNominee(each.name, name))?.probability;
  const read = readNomineeList({ ...unprinted, likelihoodOf });
  const weighed = weighedList(read, likely);
  const names = weighed.nominees.map(({ name }) => String(name));
  const found = weighed !== read && contestOf(filing, names) ? read : weighed;
  return isOfOneClass(filing, numbers, found) ? { ...found, isWhole: false } : found;
}

/**
 * Whether the nominees may be those of only one class of shares: the filing states two numbers, such as five and two,
 * this is one of them and not the size of the board, and the filing also speaks of seven directors. A single nominee is
 * hardly all whom the classes elect.
 */
function isOfOneClass(filing: FilingText, { counts, sizes }: Numbers, { nominees: { length } }: NomineeList): boolean {
  const values = [...new Set(counts.map(({ value }) => value))];
  if (length === 1 && electsByClass(filing)) return true;
  if (values.length !== 2 || !values.includes(length) || sizes.includes(length) || !electsByClass(filing)) return false;
  const sum = values.reduce((all, value) => all + value, 0);
  const ofSum = new RegExp(String.raw`\b(?:${sum}|${SMALL_NUMBERS[sum] ?? sum}) (?:directors|nominees|persons)\b`, 'i');
  return filing.pages.some(({ text }) => ofSum.test(text));
}
