import type { Member } from '@/lib/auth/types';

/** The member's name, otherwise the e-mail address. */
export function memberName({
  first_name: first,
  last_name: last,
  email,
}: Pick<Member, 'first_name' | 'last_name' | 'email'>): string {
  return `${first} ${last}`.trim() || email;
}
