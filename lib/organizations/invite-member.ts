import { authProvider } from '@/lib/auth';
import { findOfferedInvitation } from '@/lib/auth/embedded/accept';
import type { Context } from '@/lib/context';
import { detailOf } from '@/lib/errors';
import { requireRole } from '@/lib/roles';
import { log } from '@/lib/log';
import { consumeMailAllowance } from '@/lib/mail/allowance';
import { canSendMail, sendMail } from '@/lib/mail/send-mail';
import { invitationMail } from './invitation-mail.rules';
import type { InviteInput, SentInvitationAnswer } from './schema-members';

/**
 * Invites an address. With a mail server the link is mailed; otherwise it is returned, to be passed on by hand. Throws
 * `forbidden` unless the caller is an admin, `conflict` for a member or an address with a pending invitation.
 */
export async function inviteMember(ctx: Context, input: InviteInput): Promise<SentInvitationAnswer> {
  requireRole(ctx, 'org:admin');
  const { invitation, link } = await authProvider().inviteMember(ctx, input);
  if (link === null) return { invitation, link: null, is_mailed: true, mail_note: null };
  const note = await mailLink(ctx, invitation.id, invitation.email_address, link);
  return { invitation, link: note === null ? null : link, is_mailed: note === null, mail_note: note };
}

/**
 * The reason why the link was not mailed, or null. The invitation is valid in either case; the link is shown instead.
 */
async function mailLink(ctx: Context, invitationId: string, to: string, link: string): Promise<string | null> {
  if (!canSendMail()) return 'No mail server is configured.';
  const offered = await findOfferedInvitation(invitationId);
  if (!offered) return 'The invitation is gone.';
  try {
    await consumeMailAllowance(ctx, 1);
    await sendMail({ to: [to], ...invitationMail({ ...offered, link }) });
    return null;
  } catch (err) {
    log.warn({ err, invitationId }, 'an invitation could not be mailed; its link was shown instead');
    return detailOf(err, 'The mail server did not accept the message.');
  }
}
