import { requestConfirmation } from '@/lib/auth/embedded/confirm-address';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { canSendMail } from '@/lib/mail/send-mail';
import { requireEmbedded } from '@/lib/organizations/provider-calls';

/** Sends the confirmation link for the caller's address, for accounts created before there was a mail server. */
export const POST = route(
  {
    summary: 'Email the link that confirms your address',
    tag: 'Session',
    role: 'org:viewer',
    limit: 'entrances',
    unaudited: 'changes nothing',
  },
  async ({ ctx }) => {
    requireEmbedded();
    if (ctx.isDemo) throw new AppError('forbidden', 'The demo workspace sends no mail.');
    if (!canSendMail())
      throw new AppError('conflict', 'No mail server is configured, so addresses are not confirmed here.');
    await requestConfirmation(ctx.userId);
    return { is_sent: true };
  },
);
