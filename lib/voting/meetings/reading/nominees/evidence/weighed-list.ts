import type { FactItem } from '@/lib/facts/fact';
import type { LikelyNominees } from './likely-nominees';
import { isSameNominee } from '../names/same-nominee';
import type { NomineeList } from '../read-nominee-list';

/** Probability below which a person is unlikely to be a nominee, and above which they certainly are one. */
const UNLIKELY = 0.15;
const CERTAIN = 0.8;

/**
 * A list that was read from its place in the filing, compared with the evidence on its people. Where the evidence is
 * sure, and somebody on the list is unlikely to be a nominee or a certain nominee is missing, the list by the evidence
 * is returned instead. A list that only has more people is kept, because the layout is better evidence than single
 * people.
 */
export function weighedList(list: NomineeList, likely: LikelyNominees): NomineeList {
  const isListed = (name: string) => list.nominees.some((item) => isSameNominee(String(item.name), name));
  const missing = likely.list.filter(({ name }) => !isListed(name));
  if (!likely.isSure || missing.length === 0) return list;
  const probabilityOf = ({ name }: FactItem) =>
    likely.all.find((each) => isSameNominee(each.name, String(name)))?.probability ?? 0;
  const unlikely = list.nominees.filter((item) => probabilityOf(item) < UNLIKELY);
  const areCertain = missing.every(({ probability }) => probability >= CERTAIN);
  if (list.isWhole && list.nominees.length > 0 && unlikely.length === 0 && !areCertain) return list;
  return { nominees: likely.list.map(({ name }) => itemOf(list, name)), isWhole: true };
}

function itemOf({ nominees }: NomineeList, name: string): FactItem {
  const known = nominees.find((item) => isSameNominee(String(item.name), name));
  return known ?? { name, age: null, director_since: null, independent: null };
}
