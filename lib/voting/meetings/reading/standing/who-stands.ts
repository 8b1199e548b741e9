import type { Fact } from '@/lib/facts/fact';
import type { FilingStructure } from '@/lib/reading/structure/types';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Section } from '../proposals/sections';
import { contestOf } from './contest';
import { isOfDissident } from './dissident';
import { likelyNominees } from './likely-nominees';
import { isSameNominee } from './nominee-list';
import { listOf, type Standing } from './nominees';
import { statedNumbers } from './stated-numbers';
import { weighedList } from './weighed-list';

type About = {
  filing: FilingText;
  facts: readonly Fact[];
  structure: FilingStructure | null;
  /** The text of the election. */
  election: Section | undefined;
  /** Names of resolutions that each elect one person. */
  printed: readonly string[];
  meetingYear: number | null;
};

/**
 * Who stands for election: the list read from its place in the filing, unless all that the filing tells of its people
 * is sure of another one. In a contest, where others are described like the board's own, the list stays as it was read.
 */
export function whoStands({ filing, facts, structure, election, printed, meetingYear }: About): Standing {
  const own = printed.length > 0 ? listOf(filing, facts, structure, election, printed) : undefined;
  if (own && own.nominees.length > 0) return own;
  if (isOfDissident(filing)) return listOf(filing, facts, structure, election, []);
  const numbers = statedNumbers(filing, facts);
  const likely = likelyNominees({ filing, people: structure?.people ?? [], ...numbers, meetingYear });
  // Another form of the name, or a relative's, may be hardly named.
  const likelihoodOf = (name: string) => likely.all.find((each) => isSameNominee(each.name, name))?.probability;
  const read = listOf(filing, facts, structure, election, [], likelihoodOf);
  const weighed = weighedList(read, likely);
  const names = weighed.nominees.map(({ name }) => String(name));
  return weighed !== read && contestOf(filing, names) ? read : weighed;
}
