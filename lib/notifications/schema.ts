import { z } from 'zod';
import { pageQuery } from '@/lib/common-schemas';

const NOTIFICATION_KINDS = [
  'report_completed',
  'report_failed',
  'limit_reached',
  'ballot_filing_changed',
  'outcome_recorded',
  'account_security',
  'webhook_paused',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notificationSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    body: z.string(),
    /** A path within the product, such as /reports/{id}. */
    link: z.string(),
    subscription_id: z.uuid().nullable(),
    group_id: z.uuid().nullable(),
    report_id: z.uuid().nullable(),
    is_read: z.boolean(),
    read_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

export const listNotificationsQuery = pageQuery.extend({
  /** Only unread notifications. */
  unread: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
export type ListNotificationsQuery = z.output<typeof listNotificationsQuery>;

export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  total: z.number().int(),
  /** Number of all unread notifications, not only of this page. */
  unread_count: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});
export type NotificationList = z.infer<typeof notificationListSchema>;
