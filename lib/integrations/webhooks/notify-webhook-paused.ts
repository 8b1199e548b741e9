import { database } from '@/db/client';
import type { webhooks } from '@/db/schema';
import { authProvider } from '@/lib/auth';
import { log } from '@/lib/log';
import { notifyPerson } from '@/lib/notifications/notify-person';
import { FAILURES_UNTIL_PAUSE } from './schedule.rules';

type Webhook = typeof webhooks.$inferSelect;

const MOST_MEMBERS = 500;

/** Notifies the admins of the organization, and the user who added the webhook, that it was paused. */
export async function notifyWebhookPaused(webhook: Webhook): Promise<void> {
  const { tenantId, organizationId } = webhook;
  const host = new URL(webhook.url).host;
  for (const userId of await peopleToTell(webhook))
    await notifyPerson(
      database(),
      { tenantId, organizationId, userId },
      {
        kind: 'webhook_paused',
        title: `Webhook to ${host} paused`,
        body:
          `${FAILURES_UNTIL_PAUSE} attempts in a row failed, so nothing more is sent. Events are kept; resume the ` +
          'webhook when its receiver responds again.',
        link: '/organization?tab=integrations',
        dedupeKey: `webhook-paused ${webhook.id} ${webhook.failingSince?.getTime() ?? Date.now()}`,
      },
    );
}

async function peopleToTell({ tenantId, organizationId, createdBy }: Webhook): Promise<string[]> {
  if (!organizationId) return [createdBy];
  try {
    const { members } = await authProvider().listMembers(
      { userId: createdBy, tenantId, organizationId, role: 'org:admin' },
      { limit: MOST_MEMBERS, offset: 0 },
    );
    return members.filter(({ role }) => role === 'org:admin').map((member) => member.user_id);
  } catch (err) {
    log.warn({ err, tenantId }, 'the admins could not be listed; only the maker of the webhook is told');
    return [createdBy];
  }
}
