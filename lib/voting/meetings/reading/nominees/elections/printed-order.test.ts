import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { inPrintedOrder, numbersOnCard } from './printed-order';

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

it.each([
  [
    'Items 1 through 3 on the card: 2) Arjun Roe ☐ 1) Yewande Clarke ☐ 3) Gen. (Ret.) Alasdair R. Low ☐',
    ['1', '2', '3'],
  ],
  ['Items 1 through 3 on the card: 2) Arjun Roe ☐ 1) Yewande Clarke ☐', undefined],
  ['Nominees: 2) Arjun Roe ☐ 1) Yewande Clarke ☐ 3) Alasdair R. Low ☐', undefined],
])('takes numbers of the card where each nominee is an item: %s', (text, numbers) => {
  const filing = readFilingText([pageOf(text)], []);
  expect(numbersOnCard(filing, ['Yewande Clarke', 'Arjun Roe', 'Alasdair R. Low'])).toEqual(numbers);
});
