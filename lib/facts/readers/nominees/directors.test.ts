import { describe, expect, it } from 'vitest';
import type { FactItem } from '@/lib/facts/fact';
import { readFacts } from '@/lib/facts/read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';

const SLATE = `#Election of Directors
The Board has nominated the four persons named below for election as directors.
Name   Age   Director since   Lead independent director
Ruth B. Calder   61   2012   ✓
Omar N. Haddad   58   2016   ✓
Peter S. Lindqvist   66   2009   ✓
Grace T. Whitfield   54   2020   ✓`;
const PAY = `#Summary Compensation Table
Name and Principal Position   Year   Salary ($)   Stock Awards ($)   Total ($)
Ruth B. Calder, Chief Executive Officer   2024   1,200,000   10,000,000   11,200,000
Ian Moss, Chief Financial Officer   2024   700,000   3,000,000   3,700,000`;

function flagsIn(...texts: string[]): unknown[] {
  const value = readFacts({ pages: texts.map((text, index) => pageOf(text, index + 4)), sections: [] }).find(
    (fact) => fact.key === 'nominees' && fact.withheldReason === null,
  )?.value;
  return Array.isArray(value) ? value.map((item: FactItem) => item.independent) : [];
}

describe('the independence of each nominee', () => {
  it.each([
    [
      'The Board has determined that 2 of the 4 nominees are independent, that is, all except Ruth B. Calder and ' +
        'Peter S. Lindqvist. The Board reviewed it.',
      [false, true, false, true],
    ],
    [
      'The Board has determined that all directors, other than Ms. Calder, ' +
        'are independent under the rules of the NYSE.',
      [false, true, true, true],
    ],
    ['Each of our directors is independent, except for our Chief Executive Officer.', [false, true, true, true]],
    [
      'The Board has determined that each director is independent except Ms. Calder, who is our Chief Executive ' +
        'Officer; Mr. Haddad, her brother; and Ms. Whitfield, by reason of transactions between us and her company.',
      [false, false, true, false],
    ],
    [
      'All directors other than Ms. Calder, who is our Chief Executive Officer, and Mr. Haddad, by reason of his ' +
        'contract, are independent.',
      [false, false, true, true],
    ],
    [
      'The Board determined that Messrs. Haddad and Lindqvist and Ms. Whitfield are independent directors. Three ' +
        'of our four directors are independent.',
      [false, true, true, true],
    ],
    ['Three of the four directors are independent.', [false, true, true, true]],
  ])('follows the sentence: %s', (sentence, wanted) => {
    expect(flagsIn(SLATE, sentence, PAY)).toEqual(wanted);
  });

  it('is denied to nobody of whom a profile speaks behind an exception of another kind', () => {
    const profile =
      'Other public boards: none other than Larch Metals\nPeter S. Lindqvist Lead Independent Director; Former Chief ' +
      'Executive Officer, Common Health\nMr. Lindqvist led Common Health.';
    const sentence = 'The Board has determined that all directors, other than Ms. Calder, are independent.';
    expect(flagsIn(SLATE, profile, sentence, PAY)).toEqual([false, true, true, true]);
  });

  it('is counted of a name whose marks the list of nominees leaves out', () => {
    const sentence =
      'The Board has determined that Mr. Haddad, Mr. Lindqvíst and Ms. Whitfield are independent under the rules of ' +
      'the NYSE.';
    const facts = readFacts({
      pages: [SLATE, sentence, PAY].map((text, index) => pageOf(text, index + 4)),
      sections: [],
    });
    expect(facts.find((fact) => fact.key === 'independent_directors')?.value).toBe('3 of 4');
    expect(flagsIn(SLATE, sentence, PAY)).toEqual([false, true, true, true]);
  });

  it('is of no list that names somebody who leaves the board', () => {
    const leaves = 'Mr. Lindqvist will not stand for re-election, and his service ends at the annual meeting.';
    expect(flagsIn(SLATE, leaves, PAY)).toEqual([]);
  });

  it('is left out where marks and numbers disagree, but for the chief executive', () => {
    expect(flagsIn(SLATE, 'Two of the four directors are independent.', PAY)).toEqual([false, null, null, null]);
  });

  it('is taken from marks only where they leave the chief executive out', () => {
    expect(flagsIn(SLATE)).toEqual([null, null, null, null]);
    expect(flagsIn(SLATE, PAY)).toEqual([false, null, null, null]);
    expect(flagsIn(SLATE.replace('2012   ✓', '2012   -'), PAY)).toEqual([false, true, true, true]);
  });
});

it('takes no year in which a term ends for that of joining the board', () => {
  const names = ['Ruth B. Calder', 'Omar N. Haddad', 'Jane L. Fenner', 'Paul M. Oswald'];
  const table = (head: string) =>
    [
      '#Election of Directors\nThe Board has nominated the four persons named below for election as directors.',
      `Name             Age   ${head}`,
      ...names.map((name, at) => `${name}   ${58 + at}   2012`),
    ].join('\n');
  const yearsUnder = (head: string) => {
    const facts = readFacts({ pages: [pageOf(table(head), 4)], sections: [] });
    const value = facts.find((fact) => fact.key === 'nominees')?.value;
    return Array.isArray(value) ? value.map((item: FactItem) => item.director_since) : [];
  };
  expect(yearsUnder('Term Expires')).toEqual([null, null, null, null]);
  expect(yearsUnder('Since')).toEqual([2012, 2012, 2012, 2012]);
});

describe('a nominee set beside the biography', () => {
  it('is read with the whole name, an initial first', () => {
    const profile = (name: string, age: number) => `#${name}\n${age}\n#DIRECTOR SINCE\n2017\nServed in many roles.`;
    const text =
      'The Board has nominated the three persons named below for election as directors.\n' +
      `${profile('C. Martin Goss', 67)}\n${profile('Janet F. Aldous', 69)}\n${profile('Omar Haddad', 58)}`;
    const value = readFacts({ pages: [pageOf(text, 9)], sections: [] }).find((fact) => fact.key === 'nominees')?.value;
    expect(
      Array.isArray(value) ? value.map((item: FactItem) => [item.name, item.age, item.director_since]) : [],
    ).toEqual([
      ['C. Martin Goss', 67, 2017],
      ['Janet F. Aldous', 69, 2017],
      ['Omar Haddad', 58, 2017],
    ]);
  });
});

it('states neither how many are nominated nor who where each class of shares elects some of them', () => {
  const classes =
    '#Election of Directors\nEight directors are to be elected at the meeting, two of whom are to be elected by the ' +
    'holders of Class A Common Stock. The Board has nominated Ruth B. Calder, Omar N. Haddad and Peter S. Lindqvist.';
  const stated = readFacts({ pages: [pageOf(classes, 4)], sections: [] }).filter(
    ({ key, withheldReason }) => ['nominees', 'nominee_count'].includes(key) && withheldReason === null,
  );
  expect(stated).toEqual([]);
});

it.each([
  'The Board of Directors has fixed the number of directors at nine.',
  'The Board has fixed the number at nine, effective at the meeting.',
  'The Board has set its size at nine.',
])('reads the size of the board: %s', (text) => {
  const sizes = readFacts({ pages: [pageOf(`#Election of Directors\n${text}`, 4)], sections: [] });
  expect(sizes.flatMap(({ key, value }) => (key === 'board_size' ? [value] : []))).toEqual([9]);
});
