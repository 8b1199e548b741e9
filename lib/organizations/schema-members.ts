import { z } from 'zod';
import { ROLES } from '@/lib/context';

export const DEFAULT_ROLE = 'org:member';

const roleField = z.enum(ROLES, 'must be org:admin, org:member or org:viewer');

export const inviteSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter an email address')
    .max(254, 'An email address has at most 254 characters')
    .pipe(z.email('This is not an email address')),
  role: roleField.default(DEFAULT_ROLE),
});
export type InviteInput = z.output<typeof inviteSchema>;

export const roleSchema = z.object({ role: roleField });
export const memberParams = z.object({ user_id: z.string().min(1).max(100) });
export const invitationParams = z.object({ id: z.string().min(1).max(100) });

const invitationSchema = z
  .object({
    id: z.string(),
    email_address: z.string(),
    role: z.enum(ROLES),
    status: z.enum(['pending', 'accepted', 'revoked', 'expired']),
    created_at: z.string(),
    expires_at: z.string().nullable(),
  })
  .meta({ id: 'Invitation' });

/** `link` is set when no mail was sent, for the inviter to pass on; `mail_note` gives the reason. */
export const sentInvitationSchema = z
  .object({
    invitation: invitationSchema,
    link: z.string().nullable(),
    is_mailed: z.boolean(),
    mail_note: z.string().nullable(),
  })
  .meta({ id: 'SentInvitation' });
export type SentInvitationAnswer = z.infer<typeof sentInvitationSchema>;

/** A pending invitation's `link` is null when the sign-in provider sends its own mails. */
export const invitationListSchema = z.object({
  invitations: z.array(invitationSchema.extend({ link: z.string().nullable() })),
});
export type InvitationList = z.infer<typeof invitationListSchema>;
export type ListedInvitation = InvitationList['invitations'][number];

export const acceptedSchema = z.object({ organization_id: z.string() });
