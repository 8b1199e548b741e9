import type { FactItem } from '@/lib/facts/fact';
import type { LikelyNominees } from './likely-nominees';
import { isSameNominee } from '../names/same-nominee';
import type { NomineeList } from '../read-nominee-list';

/** Of whom the filing tells hardly anything that it tells of nominees, and who stands beyond doubt. */
const UNLIKELY = 0.15;
const CERTAIN = 0.8;

/**
 * A list that was read from its place in the filing, compared with what all places tell of its people. Where the
 * evidence is sure and speaks against somebody on the list, or the list leaves out who certainly stands, it gives way
 * to those who stand by the evidence; a list that only has more people is kept, because a layout tells what single
 * people do not.
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
