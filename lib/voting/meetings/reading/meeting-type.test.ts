import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { meetingTypeOf } from './meeting-type';

it.each([
  [
    'Notice of Varde Corporation’s 2024 Annual Stockholder Meeting. A special meeting of stockholders follows.',
    'annual',
  ],
  ['NOTICE OF SPECIAL MEETING OF STOCKHOLDERS to be held on May 2. The last annual meeting was in June.', 'special'],
  [
    'A special meeting of stockholders will be called on the merger. The annual meeting and the annual meeting.',
    'annual',
  ],
  ['The special meeting of shareholders will be held on May 2, 2024.', 'special'],
])('%s', (text, kind) => {
  expect(meetingTypeOf(readFilingText([pageOf(text, 1)], []))).toBe(kind);
});
