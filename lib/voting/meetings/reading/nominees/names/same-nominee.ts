import { haveOtherInitials } from '@/lib/reading/text/names/same-surname';
import { areSameFirstName } from '@/lib/reading/text/names/nicknames';
import { surnameOf, withoutMarks } from '@/lib/reading/text/names/names';

/**
 * Whether two printed names are one person's: the same surname with the same first name, its beginning, a nickname, or
 * its letter and the same middle initial; or one name cut short ("Jane van" of "Jane van Doe").
 */
export function isSameNominee(written: string, called: string): boolean {
  const [a, b] = [apart(withoutMarks(written)), apart(withoutMarks(called))];
  if (a.startsWith(`${b} `) || b.startsWith(`${a} `) || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)) return true;
  if (surnameOf(a) !== surnameOf(b) || haveOtherInitials(a, b)) return false;
  const [one, other] = [firstOf(a), firstOf(b)];
  if (one.startsWith(other) || other.startsWith(one) || areSameFirstName(one, other)) return true;
  // "Neil Roe" is "Kornelis (Neil) Roe".
  if (nicknameOf(a) === other || nicknameOf(b) === one) return true;
  const middle = middleOf(a);
  return one[0] === other[0] && middle !== undefined && middle === middleOf(b);
}

/** "H. M. Roe" for the "H.M. Roe" of a proxy card. */
const apart = (name: string) => name.replace(/(?<=\b\p{Lu}\.)(?=\p{Lu}\.)/gu, ' ');
const nicknameOf = (name: string) => /["“(](?<called>\p{Lu}\p{L}+)["”)]/u.exec(name)?.groups?.called?.toLowerCase();

const middleOf = (name: string) => /\s(\p{Lu})\.\s/u.exec(name)?.[1];

const firstOf = (name: string) => (name.split(' ')[0] ?? '').replace(/\.$/, '').toLowerCase();
