import type { OwnSession } from '@/lib/auth/embedded/sessions/schema';
import { randomUUID } from 'node:crypto';
import type { Member } from '@/lib/auth/types';
import type { Notification } from '@/lib/notifications/schema';

export function someMember(changes: Partial<Member> = {}): Member {
  return {
    id: randomUUID(),
    user_id: randomUUID(),
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Brook',
    role: 'org:member',
    created_at: '2026-02-03T08:00:00.000Z',
    ...changes,
  };
}

export function someNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: randomUUID(),
    kind: 'report_completed',
    title: 'The report on Meridian Tools is ready',
    body: 'Made from DEF 14A of 2025.',
    link: '/reports/1',
    subscription_id: null,
    group_id: null,
    report_id: null,
    is_read: false,
    read_at: null,
    created_at: '2026-03-01T10:00:00.000Z',
    ...changes,
  };
}

export function someSession(changes: Partial<OwnSession> = {}): OwnSession {
  return {
    id: 'own',
    device: 'Chrome on macOS',
    address: '203.0.113.7',
    started_at: '2026-03-01T10:00:00.000Z',
    last_used_at: '2026-03-01T11:00:00.000Z',
    is_current: true,
    ...changes,
  };
}
