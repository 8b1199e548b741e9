import { expect, it } from 'vitest';
import { queueSentence } from './delete-dialogs';
import { heldSentence } from './watch/use-activation';

it.each([
  [undefined, 'What waits in the queue for it is removed, and a report that is being made is still finished.'],
  [{ pending: 0, running: 0 }, 'Nothing waits in the queue for it.'],
  [{ pending: 1, running: 0 }, '1 waiting queue item is removed.'],
  [{ pending: 12, running: 2 }, '12 waiting queue items are removed. 2 reports in the making are still finished.'],
])('says what becomes of the queue when a group or subscription is deleted: %o', (unfinished, sentence) => {
  expect(queueSentence(unfinished)).toBe(sentence);
});

it('says what processing and skipping do', () => {
  expect(heldSentence('Watch', 1)).toBe(
    'Processing it lets “Watch” make a report of it, within its limits. Skipping it makes none; the queue keeps ' +
      'it as cancelled, where it can be retried.',
  );
  expect(heldSentence('Watch', 3)).toContain('Processing them lets “Watch” make a report of each');
});
