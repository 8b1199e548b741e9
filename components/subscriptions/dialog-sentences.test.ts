import { expect, it } from 'vitest';
import { queueSentence } from './delete-dialogs';
import { pausedFilingsText } from './watch/use-activation';

it.each([
  [undefined, 'Its waiting queue items are removed, and a report that is being generated is still finished.'],
  [{ pending: 0, running: 0 }, 'It has no waiting queue items.'],
  [{ pending: 1, running: 0 }, '1 waiting queue item is removed.'],
  [{ pending: 12, running: 2 }, '12 waiting queue items are removed. 2 reports being generated are still finished.'],
])('states what happens to the queue when a group or subscription is deleted: %o', (unfinished, sentence) => {
  expect(queueSentence(unfinished)).toBe(sentence);
});

it('explains what processing and skipping do', () => {
  expect(pausedFilingsText('Watch', 1)).toBe(
    'If you process it, “Watch” generates a report on it, within its limits. If you skip it, it generates none; ' +
      'the queue keeps it as cancelled, where it can be retried.',
  );
  expect(pausedFilingsText('Watch', 3)).toContain('If you process them, “Watch” generates a report on each');
});
