import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { surnameOf, withoutMarks } from '@/lib/reading/text/names/names';
import { PARTICLE } from '@/lib/reading/text/names/name-shapes';
import { areSameFirstName } from '@/lib/reading/text/names/nicknames';
import { haveOtherInitials } from '@/lib/reading/text/names/same-surname';

/**
 * Whether two names may be one person's: "Jane B. Doe, Jr." and "J. Doe" may, two Does with other initials may not. A
 * name may be cut short before a particle: "Ana Ruiz" of "Ana Ruiz de la Vega".
 */
export function isSamePerson(one: string, other: string): boolean {
  // A proxy card may leave out accents.
  const [a, b] = [withoutMarks(one), withoutMarks(other)];
  if (isBeginOf(a, b) || isBeginOf(b, a)) return true;
  if (a === '' || b === '' || surnameOf(a) !== surnameOf(b) || haveOtherInitials(a, b)) return false;
  const [first, second] = [initialOf(a), initialOf(b)];
  return (
    first === '' ||
    second === '' ||
    first === second ||
    areSameFirstName(firstNameOf(a), firstNameOf(b)) ||
    [goesByMiddleName, goesByNickname].some((goes) => goes(a, b) || goes(b, a))
  );
}

/** "Ted Doe" is 'Edmund "Ted" R. Doe'. */
function goesByNickname(written: string, called: string): boolean {
  const nickname = /["“(](?<name>\p{Lu}\p{L}+)["”)]/u.exec(written)?.groups?.name;
  return nickname !== undefined && withoutHonorifics(called).trim().startsWith(`${nickname} `);
}

/** "Doug Doe" is "R. Douglas Doe", and "Jim Doe" "D. James Doe": the first name is written as a letter. */
function goesByMiddleName(written: string, called: string): boolean {
  const middle = /^\p{Lu}\.\s(?<name>\p{Lu}\p{Ll}{2,})\s/u.exec(withoutHonorifics(written).trim())?.groups?.name;
  const first = /^\p{Lu}\p{Ll}{2,}(?=\s)/u.exec(withoutHonorifics(called).trim())?.[0];
  return middle !== undefined && first !== undefined && middle.charAt(0) === first.charAt(0);
}

const isBeginOf = (a: string, b: string) => a.includes(' ') && b.startsWith(`${a} `) && CUT.test(b.slice(a.length));
const CUT = new RegExp(String.raw`^\s(?:${PARTICLE}\s|[dl]['’])`);

const firstNameOf = (name: string) => withoutHonorifics(name).trim().split(' ')[0] ?? '';

function initialOf(name: string): string {
  const bare = withoutHonorifics(name).trim();
  return bare.includes(' ') ? bare.charAt(0).toLowerCase() : '';
}
