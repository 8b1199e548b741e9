import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { holdersHeading, isBareTitle } from './holders-heading';
import { proposalSections } from '../sections/sections';

it.each([
  ['To vote on a shareholder proposal', true],
  ['Stockholder Proposal, if properly presented', true],
  ['SHAREHOLDER PROPOSAL', true],
  ['Shareholder proposal: water use', false],
  ['Report on tides', false],
])('tells that a title names no subject: %s, %s', (title, isBare) => expect(isBareTitle(title)).toBe(isBare));

function headingIn(...lines: string[]): string | undefined {
  const intro = 'A fund has told us that it will bring the proposal below before the meeting. '.repeat(3);
  const text = ['#PROPOSAL 4: SHAREHOLDER PROPOSAL', intro, ...lines].join('\n');
  const filing = readFilingText([pageOf(text, 1)], []);
  return holdersHeading(filing, proposalSections(filing).get(4))?.title;
}

it('reads what the holder has set over the resolution', () => {
  const resolution = 'RESOLVED: Shareholders ask for a report on tides, and for what the tides do.';
  expect(headingIn('#Achieving Equity on the Board', resolution)).toBe('Achieving Equity on the Board');
  expect(headingIn('#A Report on Tides and on', '#All That They Do', resolution)).toBe(
    'A Report on Tides and on All That They Do',
  );
});

it('reads no heading behind the resolution, of a person, or in running text', () => {
  const resolution = 'RESOLVED: Shareholders ask for a report on tides, and for what the tides do.';
  expect(headingIn(resolution, '#The Cost of Tides')).toBeUndefined();
  expect(headingIn('#Owen R. Tarn', resolution)).toBeUndefined();
  expect(headingIn('The fund owns 300 shares of ours', resolution)).toBeUndefined();
  expect(headingIn('#The Cost of Tides', 'We oppose this.')).toBeUndefined();
});
