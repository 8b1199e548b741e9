import type { Member } from '@/lib/auth/types';

/** The name to show of a member; the address where there is none. */
export function memberName({
  first_name: first,
  last_name: last,
  email,
}: Pick<Member, 'first_name' | 'last_name' | 'email'>): string {
  return `${first} ${last}`.trim() || email;
}
