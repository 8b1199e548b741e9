import { withoutHonorifics } from '@/lib/reading/text/honorifics';
import { surnameOf } from '@/lib/reading/text/names';

/** "Jane B. Doe, Jr." and "J. Doe" may be one person; two Does with other initials are not. */
export function isSamePerson(a: string, b: string): boolean {
  if (a === '' || b === '' || surnameOf(a) !== surnameOf(b)) return false;
  const [first, second] = [initialOf(a), initialOf(b)];
  return first === '' || second === '' || first === second;
}

function initialOf(name: string): string {
  const bare = withoutHonorifics(name).trim();
  return bare.includes(' ') ? bare.charAt(0).toLowerCase() : '';
}
