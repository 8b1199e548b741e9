import type { Role } from '@/lib/context';
import { formatDate } from '@/lib/format/dates';
import { cleanName } from '@/lib/mail/clean-name.rules';
import { ROLE_LABEL } from './role-labels.rules';

type Offer = {
  organization: { name: string };
  inviterName: string;
  invitation: { role: Role; email_address: string; expires_at: string | null };
  link: string;
};

/** The invitation mail: who invites, to what, where to accept, until when. */
export function invitationMail({ organization, inviterName, invitation, link }: Offer): {
  subject: string;
  text: string;
} {
  const name = cleanName(organization.name, 'an organization');
  return {
    subject: `Invitation to join ${name} on Plumbline`,
    text: [
      `${cleanName(inviterName, 'Someone')} invites you to join ${name} on Plumbline as ` +
        `${ROLE_LABEL[invitation.role]}.`,
      '',
      'Accept with this link:',
      link,
      '',
      'Sign in or sign up with ' +
        `${invitation.email_address}.${
          invitation.expires_at ? ` The link is valid until ${formatDate(invitation.expires_at)}.` : ''
        }`,
      'If you do not know the sender, ignore this message.',
      '',
    ].join('\n'),
  };
}
