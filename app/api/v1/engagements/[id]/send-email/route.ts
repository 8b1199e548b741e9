import { sentEngagementSchema } from '@/lib/engagements/schema';
import { sendEmailInput } from '@/lib/engagements/schema-email';
import { sendEmail } from '@/lib/engagements/email/send-email';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const PUT = route(
  {
    summary: 'Mark the email as sent; it is sent through SMTP if that is configured',
    tag: 'Engagements',
    role: 'org:member',
    params: idParams,
    body: sendEmailInput,
    response: sentEngagementSchema,
  },
  ({ ctx, params, body }) => sendEmail(ctx, params.id, body),
);
