import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { headingKind } from './heading-kind';

const kindOf = (text: string) => flattenPage(pageOf(`#${text}`)).lines.map(headingKind)[0];

it.each([
  ['Nominees for Terms Ending in 2028', 'nominees'],
  ['Nominees for election to the Board', 'nominees'],
  ['To Continue in Office Until 2026', 'others'],
  ['Directors Whose Terms End in 2027', 'others'],
  ['Board Nominees (Terms Expiring at the 2025 Meeting)', 'nominees'],
  ['Directors Nominated for Election for Terms Expiring in 2027', 'nominees'],
  ['Class II Directors (Nominees; Present Terms End at the Meeting)', 'nominees'],
  ['Class III Directors (Terms End in 2027)', 'others'],
  ['Directors Who Remain in Office', 'others'],
  ['Director Leaving Office', 'others'],
  ['Executive Officers of the Company', 'others'],
  ['Fees of the auditor', undefined],
])('%s: %s', (text, kind) => expect(kindOf(text)).toBe(kind));

it('knows a heading that is set like the text by its words alone', () => {
  const kindsOf = (text: string) => flattenPage(pageOf(text)).lines.map(headingKind)[0];
  expect(kindsOf('Continuing Class III Directors — Terms Expiring in 2026')).toBe('others');
  expect(kindsOf('Nominees for Class II Directors — Terms Expiring in 2028')).toBe('nominees');
  expect(kindsOf('Continuing directors are paid a fee. They also receive shares.')).toBeUndefined();
});
