import { authProvider } from '@/lib/auth';
import { findOfferedInvitation } from '@/lib/auth/embedded-accept';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/http/roles';
import { log } from '@/lib/log';
import { canSendMail, sendMail } from '@/lib/mail/send-mail';
import { invitationMail } from './invitation-mail.rules';
import type { InviteInput, SentInvitationAnswer } from './schema-members';

/** Invites an address. Where a mail server is set the link is mailed; else it is handed back to be passed on. */
export async function inviteMember(ctx: Context, input: InviteInput): Promise<SentInvitationAnswer> {
  requireRole(ctx, 'org:admin');
  const { invitation, link } = await authProvider().inviteMember(ctx, input);
  if (link === null) return { invitation, link: null, is_mailed: true };
  const isMailed = await mailLink(invitation.id, invitation.email_address, link);
  return { invitation, link: isMailed ? null : link, is_mailed: isMailed };
}

/** A mail server that refuses does not undo the invitation: the link is shown instead. */
async function mailLink(invitationId: string, to: string, link: string): Promise<boolean> {
  if (!canSendMail()) return false;
  const offered = await findOfferedInvitation(invitationId);
  if (!offered) return false;
  try {
    await sendMail({ to: [to], ...invitationMail({ ...offered, link }) });
    return true;
  } catch (err) {
    log.error({ err, invitationId }, 'an invitation could not be mailed; its link was shown instead');
    return false;
  }
}
