import type { Role } from '@/lib/context';

/** The sign-in service's role names and the product's. */
const ROLE_OF = { admin: 'org:admin', member: 'org:member', viewer: 'org:viewer' } as const satisfies Record<
  string,
  Role
>;
export type StoredRole = keyof typeof ROLE_OF;

const STORED_ROLE_OF = { 'org:admin': 'admin', 'org:member': 'member', 'org:viewer': 'viewer' } satisfies Record<
  Role,
  StoredRole
>;

/** An unknown role becomes the weakest. */
export function toRole(stored: string | null): Role {
  return stored !== null && stored in ROLE_OF ? ROLE_OF[stored as StoredRole] : 'org:viewer';
}

export function toStoredRole(role: Role): StoredRole {
  return STORED_ROLE_OF[role];
}
