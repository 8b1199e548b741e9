import { expect, it } from 'vitest';
import type { OutcomeMeeting } from '@/lib/voting/outcomes/schema';
import { engagementSentence } from './engagement-sentence';

const meeting = (meeting_date: string, support_cast: number) =>
  ({
    meeting_date,
    lines: [{ kind: 'say_on_pay', share_class: null, support_cast, document_id: 'd', page_number: 2 }],
  }) as OutcomeMeeting;

it('states how support changed over the engagement', () => {
  const all = [meeting('2025-11-13', 71.4), meeting('2024-11-14', 92.3)];
  expect(engagementSentence(all, '2025-03-02T10:00:00Z')?.text).toBe(
    'Raised in 2025, support for pay fell from 92% to 71% (2024 to 2025)',
  );
  expect(engagementSentence(all, '2024-03-02')?.text).toBe('Raised in 2024, support for pay was 92% in 2024');
  expect(engagementSentence(all, '2026-03-02')?.text).toBe(
    'Support for pay was 71% in 2025, 92% in 2024; no vote since it was raised',
  );
  expect(engagementSentence([], '2026-03-02')).toBeUndefined();
});
