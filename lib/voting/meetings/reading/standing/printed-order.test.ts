import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { inPrintedOrder } from './printed-order';

const order = (text: string, ...names: string[]) =>
  inPrintedOrder(readFilingText([pageOf(text)], []), '1', names, (name) => name);

it.each([
  'Resolution 1(a) Yewande Clarke\nResolution 1(b) Sir Alasdair R. Low\nResolution 1(c) Arjun Roe',
  '1a. Yewande Clarke\n1b. Sir Alasdair R. Low\n1c. Arjun Roe',
  'Arjun Roe joined us.\n(a) Yewande Clarke (b) Alasdair R. Low (c) Arjun Roe',
])('takes the letters before the names: %s', (text) => {
  expect(order(text, 'Arjun Roe', 'Yewande Clarke', 'Alasdair R. Low')).toEqual([
    'Yewande Clarke',
    'Alasdair R. Low',
    'Arjun Roe',
  ]);
});

it.each(['Yewande Clarke\nArjun Roe', '1a. Yewande Clarke\nArjun Roe', '1a. Arjun Roe\n1a. Yewande Clarke'])(
  'leaves the order where not everybody has a letter: %s',
  (text) => expect(order(text, 'Arjun Roe', 'Yewande Clarke')).toEqual(['Arjun Roe', 'Yewande Clarke']),
);
