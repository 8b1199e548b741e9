import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { dividedLines } from './divided-lines';
import { subItemsOf } from './sub-items';
import type { ReadLine } from '../../types';

const LINE: ReadLine = {
  key: '4',
  number: '4',
  kind: 'charter_or_bylaw',
  topic: null,
  title: 'Amendments of the certificate',
  nominee: null,
  proponent: 'Company',
  board_recommendation: 'for',
  vote_standard: null,
  details: null,
  placed: {},
  is_weak: false,
};

function linesOf(...pages: string[]) {
  const filing = readFilingText(
    pages.map((text, index) => pageOf(text, index + 1)),
    [],
  );
  return dividedLines(filing, LINE, subItemsOf(filing).get(4) ?? [], undefined);
}

const linesIn = (...pages: string[]) =>
  linesOf(...pages).map(({ number, kind, title, placed }) => [number, kind, title, placed.title?.page]);

it('gives each resolution of a divided proposal its line, with the title that is not cut', () => {
  expect(
    linesIn(
      'Proposal 4a: Amendment of the Certificate to Lower the Majority   12\n' +
        'Proposal 4b: Increase of Authorized Shares   13',
      'Proposal 4a: Amendment of the Certificate to\nLower the Majority',
      'Proposal 4b: Increase of Authorized Shares',
    ),
  ).toEqual([
    ['4a', 'charter_or_bylaw', 'Amendment of the Certificate to Lower the Majority', 1],
    ['4b', 'share_capital', 'Increase of Authorized Shares', 1],
  ]);
});

it('reads resolutions from the rows of the proxy card, without its boxes', () => {
  expect(
    linesIn(
      '4a. To lower the majority that amends the certificate of   ☐   ☐   ☐\nthe Company\n' +
        '4b. To increase the number of authorized shares   ☐   ☐   ☐',
      'Proposal 4(a) and Proposal 4(b) are voted on apart.',
    ).map(([number, , title]) => [number, title]),
  ).toEqual([
    ['4a', 'To lower the majority that amends the certificate of the Company'],
    ['4b', 'To increase the number of authorized shares'],
  ]);
});

it('takes headings of one page where another speaks of each of them', () => {
  expect(
    linesIn(
      'Item 4(a). Amendment of the Certificate\nItem 4(b). Increase of Authorized Shares',
      'None of Items 4(a) and 4(b) is conditioned on another.',
    ).map(([number]) => number),
  ).toEqual(['4a', '4b']);
});

it.each([
  ['a letter alone', ['Proposal 4a: Amendment of the Certificate', 'Proposal 4a: Amendment of the Certificate']],
  [
    'letters on one page only',
    ['Proposal 4a: Amendment of the Certificate\nProposal 4b: Increase of Authorized Shares'],
  ],
  ['letters of another proposal', ['Proposal 5a: Increase of Shares\nProposal 5b: Increase of Authorized Shares']],
])('leaves the proposal whole for %s', (_case, pages) => {
  expect(linesIn(...pages).map(([number]) => number)).toEqual(['4']);
});

it('takes a vote beside a resolution for one, and completes a name that a narrow column cuts', () => {
  expect(
    linesIn(
      'Board recommendation\n4.1 Election of auditors   FOR\n4.2 Vote on the report   FOR',
      '4.1 Election of auditors\n4.2 Vote on the report',
    ).map(([number]) => number),
  ).toEqual(['4.1', '4.2']);
  const cut = linesIn(
    'The Board recommends a vote FOR each of Items 4, 4.1 and 4.2.',
    '4.1 Evander G.\nGreenhalgh\n4.2 Luis Tellería\nDirector',
    'Evander G. Greenhalgh and Luis Tellería attended.',
  );
  expect(cut.map(([, , title]) => title)).toEqual(['Evander G. Greenhalgh', 'Luis Tellería']);
});

it('reads capital letters in cells of their own, where the headings have them, too', () => {
  expect(
    linesIn(
      'Agenda items\n4A   Approval of the General Capital Authorization   FOR\n4B   Approval of a New Bylaw   FOR',
      'AGENDA ITEM 4A. Approval of the General Capital Authorization\nAGENDA ITEM 4B. Approval of a New Bylaw',
    ).map(([number, kind]) => [number, kind]),
  ).toEqual([
    ['4a', 'share_capital'],
    ['4b', 'charter_or_bylaw'],
  ]);
});
