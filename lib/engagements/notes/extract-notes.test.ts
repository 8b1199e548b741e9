import { describe, expect, it } from 'vitest';
import { extractNotes } from './extract-notes';

const OPTIONS = { summary_length: 'short', include_key_points: false, include_action_items: true } as const;
const dueOf = (item: string) => extractNotes(`- Action: ${item}`, [], OPTIONS).action_items[0]?.due_date;

describe('the day an action item is due', () => {
  it.each([
    ['Company will send the charter by May 9, 2025', '2025-05-09'],
    ['Company will send the charter by Sept. 30th, 2025', '2025-09-30'],
    ['Company will send the charter by 9th May 2025', '2025-05-09'],
    ['Company will send the charter by 2025-05-09', '2025-05-09'],
  ])('is read from "%s"', (item, day) => expect(dueOf(item)).toBe(day));

  it.each([
    'Company will send the charter by May 99, 2025',
    'Company will send the charter by February 30, 2025',
    'Company will send the charter by 31st June 2025',
    'Company will send the charter by 2025-13-45',
    'Company will send the charter by May 9',
  ])('is open where the calendar has no such day: "%s"', (item) => expect(dueOf(item)).toBeNull());
});
