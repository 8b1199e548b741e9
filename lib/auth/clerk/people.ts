import type { OrganizationMembership, User } from '@clerk/backend';
import type { StoredRole } from '../embedded/roles';
import { toStoredRole } from '../embedded/roles';
import { roleOfClerk } from './session';

/** Clerk's people and organizations in the shape of the local tables. */
export type ClerkPerson = {
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  image: string | null;
  createdAt: Date;
};
export type ClerkMembership = {
  id: string;
  role: StoredRole;
  createdAt: Date;
  organization: { id: string; name: string; slug: string; createdAt: Date };
};

/** Clerk users may have no e-mail address but the table requires one. This domain can receive no mail. */
const NO_ADDRESS = 'no-address.invalid';

/** A Clerk user as a row of the local table. */
export function toPerson(user: User): ClerkPerson {
  const primary = user.emailAddresses.find(({ id }) => id === user.primaryEmailAddressId) ?? user.emailAddresses[0];
  const email = primary?.emailAddress.toLowerCase() ?? `${user.id}@${NO_ADDRESS}`;
  const name =
    [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || (primary ? email : 'Unnamed');
  return {
    id: user.id,
    name,
    email,
    isEmailVerified: primary?.verification?.status === 'verified',
    image: user.hasImage ? user.imageUrl : null,
    createdAt: new Date(user.createdAt),
  };
}

/** A Clerk membership in the shape of the local tables. */
export function toMembership({ id, role, createdAt, organization }: OrganizationMembership): ClerkMembership {
  return {
    id,
    role: toStoredRole(roleOfClerk(role)),
    createdAt: new Date(createdAt),
    // A slug is optional in Clerk and required in the table.
    organization: {
      id: organization.id,
      name: organization.name,
      slug: organization.slug || organization.id,
      createdAt: new Date(organization.createdAt),
    },
  };
}
