import { randomUUID } from 'node:crypto';

type Person = { id: string; email: string; firstName: string; lastName: string; banned: boolean };
type Organization = { id: string; name: string; slug: string; createdAt: number };
type Membership = { id: string; organizationId: string; userId: string; role: string; createdAt: number };
type Invitation = {
  id: string;
  organizationId: string;
  email: string;
  role: string;
  status: string;
  createdAt: number;
  expiresAt: number;
};

/** An error in Clerk's format. */
export class ClerkRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    short: string,
    readonly longMessage: string,
  ) {
    super(short);
  }
}

export const notFound = (what = 'Resource'): ClerkRefusal =>
  new ClerkRefusal(404, 'resource_not_found', 'not found', `${what} not found`);

/** The people and organizations of a Clerk instance, with its rules and JSON formats. */
export class ClerkInstance {
  readonly people = new Map<string, Person>();
  readonly organizations = new Map<string, Organization>();
  readonly memberships: Membership[] = [];
  readonly invitations: Invitation[] = [];
  readonly roles = new Set(['org:admin', 'org:member', 'org:viewer']);
  /** Creation times differ, so that lists have a defined order. */
  private clock = Date.now() - 1_000_000;

  addPerson(name: string, email: string): string {
    const [firstName = '', ...rest] = name.split(' ');
    const id = `user_${randomUUID().replaceAll('-', '')}`;
    this.people.set(id, { id, email, firstName, lastName: rest.join(' '), banned: false });
    return id;
  }

  addOrganization(name: string, makerId: string): string {
    const id = `org_${randomUUID().replaceAll('-', '')}`;
    this.organizations.set(id, {
      id,
      name,
      slug: `${name.toLowerCase().replaceAll(' ', '-')}-${id.slice(-6)}`,
      createdAt: (this.clock += 1000),
    });
    this.addMember(id, makerId, 'org:admin');
    return id;
  }

  addMember(organizationId: string, userId: string, role: string): void {
    this.memberships.push({
      id: `orgmem_${randomUUID()}`,
      organizationId,
      userId,
      role,
      createdAt: (this.clock += 1000),
    });
  }

  membership(organizationId: string, userId: string): Membership {
    const found = this.memberships.find((each) => each.organizationId === organizationId && each.userId === userId);
    if (!found) throw notFound('Membership');
    return found;
  }

  changeRole(organizationId: string, userId: string, role: string): Membership {
    const found = this.membership(organizationId, userId);
    if (!this.roles.has(role)) throw notFound('Organization role');
    if (found.role === 'org:admin' && role !== 'org:admin') this.keepAnAdmin(organizationId);
    found.role = role;
    return found;
  }

  removeMember(organizationId: string, userId: string): Membership {
    const found = this.membership(organizationId, userId);
    if (found.role === 'org:admin') this.keepAnAdmin(organizationId);
    this.memberships.splice(this.memberships.indexOf(found), 1);
    return found;
  }

  removeOrganization(organizationId: string): void {
    this.organizations.delete(organizationId);
    for (const each of this.memberships.filter((one) => one.organizationId === organizationId))
      this.memberships.splice(this.memberships.indexOf(each), 1);
  }

  invite(organizationId: string, email: string, role: string, days: number): Invitation {
    if (!/^[^@\s]+@[^@\s]+$/.test(email))
      throw new ClerkRefusal(
        422,
        'form_param_format_invalid',
        'is invalid',
        'Email address must be a valid email address.',
      );
    if (!this.roles.has(role)) throw notFound('Organization role');
    const member = this.memberships.find(
      (each) => each.organizationId === organizationId && this.people.get(each.userId)?.email === email,
    );
    if (member)
      throw new ClerkRefusal(
        400,
        'already_a_member_in_organization',
        'already a member',
        `${email} is already a member of the organization.`,
      );
    const waiting = this.invitations.some(
      (each) => each.organizationId === organizationId && each.email === email && each.status === 'pending',
    );
    if (waiting)
      throw new ClerkRefusal(
        400,
        'organization_invitation_not_unique',
        'organization invitation not unique',
        'Organizations cannot have duplicate pending invitations for an email address.',
      );
    const createdAt = (this.clock += 1000);
    const made = {
      id: `orginv_${randomUUID()}`,
      organizationId,
      email,
      role,
      status: 'pending',
      createdAt,
      expiresAt: createdAt + days * 86_400_000,
    };
    this.invitations.push(made);
    return made;
  }

  revoke(organizationId: string, invitationId: string): Invitation {
    const found = this.invitations.find((each) => each.id === invitationId && each.organizationId === organizationId);
    if (!found) throw notFound('Organization invitation');
    if (found.status !== 'pending')
      throw new ClerkRefusal(
        400,
        'organization_invitation_not_pending',
        'organization invitation not pending',
        'Only pending invitations can be revoked.',
      );
    found.status = 'revoked';
    return found;
  }

  personJson({ id, email, firstName, lastName, banned }: Person) {
    const address = {
      id: `idn_${id}`,
      object: 'email_address',
      email_address: email,
      verification: { status: 'verified', strategy: 'email_code' },
      linked_to: [],
    };
    return {
      id,
      object: 'user',
      username: null,
      first_name: firstName,
      last_name: lastName,
      image_url: '',
      has_image: false,
      primary_email_address_id: address.id,
      email_addresses: [address],
      phone_numbers: [],
      web3_wallets: [],
      external_accounts: [],
      enterprise_accounts: [],
      banned,
      created_at: this.clock,
      updated_at: this.clock,
    };
  }

  organizationJson({ id, name, slug, createdAt }: Organization) {
    return {
      id,
      object: 'organization',
      name,
      slug,
      image_url: '',
      has_image: false,
      created_at: createdAt,
      updated_at: createdAt,
      public_metadata: {},
      private_metadata: {},
      max_allowed_memberships: 0,
      admin_delete_enabled: true,
    };
  }

  membershipJson({ id, organizationId, userId, role, createdAt }: Membership) {
    const [person, organization] = [this.people.get(userId), this.organizations.get(organizationId)];
    if (!person || !organization) throw notFound();
    return {
      id,
      object: 'organization_membership',
      role,
      permissions: [],
      public_metadata: {},
      created_at: createdAt,
      updated_at: createdAt,
      organization: this.organizationJson(organization),
      public_user_data: {
        user_id: userId,
        identifier: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        image_url: '',
        has_image: false,
      },
    };
  }

  invitationJson({ id, organizationId, email, role, status, createdAt, expiresAt }: Invitation) {
    return {
      id,
      object: 'organization_invitation',
      email_address: email,
      role,
      role_name: role,
      organization_id: organizationId,
      status,
      url: null,
      public_metadata: {},
      private_metadata: {},
      created_at: createdAt,
      updated_at: createdAt,
      expires_at: expiresAt,
    };
  }

  roleJson(key: string) {
    return {
      id: `role_${key}`,
      object: 'role',
      name: key,
      key,
      description: null,
      permissions: [],
      is_creator_eligible: key === 'org:admin',
      created_at: this.clock,
      updated_at: this.clock,
    };
  }

  private keepAnAdmin(organizationId: string): void {
    const admins = this.memberships.filter(
      (each) => each.organizationId === organizationId && each.role === 'org:admin',
    );
    if (admins.length <= 1)
      throw new ClerkRefusal(
        400,
        'organization_minimum_permissions_needed',
        'minimum organization permissions needed',
        'There has to be at least one organization member with the minimum required permissions',
      );
  }
}
