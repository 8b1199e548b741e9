import { describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { agreeOnNominees } from './agree-on-nominees';
import { nomineeSightings } from './nominee-sightings';

const filing = (...pages: string[]) =>
  readFilingText(
    pages.map((text, at) => pageOf(text, at + 1)),
    [],
  );
const KNOWN = 'Ms. Doe, Mr. Roe, Ms. Poe and Mr. Low serve. Ms. Fry serves too.';
const CARD = '1a. Jane Doe\n1b. Sam Roe\n1c. Ann Poe\n1d. Max Low\n1e. Noor al-Rashidi Haddad';

describe('the proxy card', () => {
  const ballots = (...pages: string[]) =>
    nomineeSightings(filing(...pages)).flatMap(({ kind, names }) => (kind === 'ballot' ? [names] : []));

  it('names a nominee of whom nothing else in the filing speaks, beside four who are known', () => {
    expect(ballots(KNOWN, CARD)).toEqual([['Jane Doe', 'Sam Roe', 'Ann Poe', 'Max Low', 'Noor al-Rashidi Haddad']]);
  });

  it('is none where most of its names are strangers', () => {
    expect(ballots('Ms. Doe serves.', CARD)).toEqual([]);
  });
});

it('takes nobody for a nominee who is named as a member of a committee', () => {
  const text = `${KNOWN} It recommends nominees, and reviews. Finance Committee Members: Jane Doe, Sam Roe, Ann Poe.`;
  expect(nomineeSightings(filing(text)).filter(({ kind }) => kind === 'list')).toEqual([]);
});

it('takes no list of independent nominees for that of all', () => {
  const text = `${KNOWN} The following nominees are independent: Jane Doe, Sam Roe, Ann Poe and Max Low.`;
  expect(nomineeSightings(filing(text)).filter(({ kind }) => kind === 'list')).toEqual([]);
});

it('takes no list of who is independent for that of all, on the same page or across its number', () => {
  const lists = (...pages: string[]) => nomineeSightings(filing(KNOWN, ...pages)).filter(({ kind }) => kind === 'list');
  const found = 'The Board found that Jane Doe, Sam Roe and Ann Poe are "independent" under the rules.';
  expect(lists(`Vote for each of the nominees. ${found}`)).toEqual([]);
  expect(
    lists('Vote for each of the nominees.\n5', `Governance\n${found.replace(' are "independent"', ' met')}`),
  ).toEqual([]);
});

it('takes no rows of shares held for nominees where their heading is on another page; rows with an age may be', () => {
  const rows = (behind: string) => ['Jane Doe', 'Sam Roe', 'Ann Poe'].map((name) => `${name}   ${behind}`).join('\n');
  const lines = (behind: string) =>
    nomineeSightings(filing(KNOWN, `${rows(behind)}\nAll nominees and officers as a group   91,000`)).filter(
      ({ kind }) => kind === 'lines',
    );
  expect(lines('23,890   *')).toEqual([]);
  expect(lines('61   1999   23,890')).toHaveLength(1);
});

it('is not sure of one of two pages that name as many people, and not the same', () => {
  const lines = (names: readonly string[]) => `Election of directors\n${names.join('\n')}`;
  const board = ['Jane Doe', 'Sam Roe', 'Ann Poe', 'Max Low'];
  const agreed = (other: readonly string[]) =>
    agreeOnNominees(nomineeSightings(filing(KNOWN, lines(board), lines(other))), 4, true)?.isSure;
  expect(agreed(board)).toBe(true);
  expect(agreed(['Jane Doe', 'Sam Roe', 'Ann Poe', 'Lee Fry'])).toBe(false);
});

it('does not take as many names of one page for the nominees where others are better supported', () => {
  const table = 'Election of directors\nJane Doe\nSam Roe\nAnn Poe';
  const profile = 'Max Low\nAge: 61\nDirector since: 2017\nnominee for director';
  const sightings = nomineeSightings(filing(KNOWN, table, profile));
  expect(sightings.some(({ kind, names }) => kind === 'lines' && names.length === 3)).toBe(true);
  expect(agreeOnNominees(sightings, 3, true)).toBeUndefined();
});

it('reads a lettered table to its end on the next page, unless a letter is missing there', () => {
  const ballots = (...pages: string[]) =>
    nomineeSightings(filing(KNOWN, ...pages)).flatMap(({ kind, names }) => (kind === 'ballot' ? [names] : []));
  const [first, next] = ['1A Jane Doe   61\n1B Sam Roe   58\n1C Ann Poe   66', '1D Max Low   55'];
  expect(ballots(first, next)).toEqual([['Jane Doe', 'Sam Roe', 'Ann Poe', 'Max Low']]);
  expect(ballots(first, next.replace('1D', '1E'))).toEqual([['Jane Doe', 'Sam Roe', 'Ann Poe']]);
  expect(ballots('1a. Jane Doe\n1b. Sam Roe', '1c. Ann Poe\nOperating Executive', '1d. Max Low')).toEqual([
    ['Jane Doe', 'Sam Roe', 'Ann Poe', 'Max Low'],
  ]);
});

it('reads the cards of two classes of shares on one page as two', () => {
  const cards = '01 Jane Doe\n02 Sam Roe\n03 Ann Poe\nClass B\n01 Max Low\n02 Eva Fry\n03 Kit Hale';
  const ballots = nomineeSightings(filing(`${KNOWN} Mr. Hale too.`, cards)).filter(({ kind }) => kind === 'ballot');
  expect(ballots.map(({ names }) => names)).toEqual([
    ['Jane Doe', 'Sam Roe', 'Ann Poe'],
    ['Max Low', 'Eva Fry', 'Kit Hale'],
  ]);
});

it('reads a sentence of nominees to its end on the next page, and no further than its full stop', () => {
  const lists = (...pages: string[]) =>
    nomineeSightings(filing(KNOWN, ...pages)).flatMap(({ kind, names }) => (kind === 'list' ? [names] : []));
  expect(lists('The Board has nominated Jane Doe, Sam Roe', 'and Ann Poe, each a director now.')).toEqual([
    ['Jane Doe', 'Sam Roe', 'Ann Poe'],
  ]);
  expect(lists('The Board has nominated Jane Doe, Sam Roe.', 'and Ann Poe, each a director now.')).toEqual([]);
});

it('counts two of one first name and surname as two people', () => {
  const card = '1a. John H. Doe\n1b. Sam Roe\n1c. Ann Poe\n1d. John R. Doe';
  const names = ['John H. Doe', 'Sam Roe', 'Ann Poe', 'John R. Doe'];
  expect(agreeOnNominees(nomineeSightings(filing(KNOWN, card)), 4, true)?.names).toEqual(names);
});

it('joins names that wrap in the first column of a table', () => {
  const table = 'Election of directors\nJane   61   Chair of\nDoe   Roe Bank\nSam Roe   58\nAnn Poe   57';
  const lines = nomineeSightings(filing(KNOWN, table)).filter(({ kind }) => kind === 'lines');
  expect(lines.map(({ names }) => names)).toEqual([['Jane Doe', 'Sam Roe', 'Ann Poe']]);
});

it('takes no company that is called like a person for a nominee', () => {
  const agreed = (known: string) => {
    const profile = (name: string) => ({
      kind: 'profile' as const,
      names: [name],
      span: { page: 1, start: 0, end: 9 },
    });
    const lines = {
      kind: 'lines' as const,
      names: ['Jane Doe', 'Sam Roe', known],
      span: { page: 2, start: 0, end: 9 },
    };
    return agreeOnNominees([profile('Jane Doe'), profile('Sam Roe'), profile('Philip Low'), lines, lines], 3, true)
      ?.names;
  };
  expect(agreed('Philip Low')).toEqual(['Jane Doe', 'Sam Roe', 'Philip Low']);
  expect(agreed('Ann Poe')).toBeUndefined();
});

it('takes no lettered list for whole that goes on with a name that was not read', () => {
  const pages = ['1(a) Jane Doe\n1(b) Sam Roe\n1(c) Ann Poe', '1(d) Max Low\n1(e) 1234\n1(f) Lee Fry'];
  const ballots = nomineeSightings(filing(KNOWN, ...pages)).filter(({ kind }) => kind === 'ballot');
  expect(ballots).toEqual([]);
});

it('takes the mark beside a letter for no part of the name below it', () => {
  const card = '1A Independent\nJane Doe\n1B Independent\nSam Roe\n1C Independent\nAnn Poe';
  const ballots = nomineeSightings(filing(KNOWN, card)).flatMap(({ kind, names }) => (kind === 'ballot' ? names : []));
  expect(ballots).toEqual(['Jane Doe', 'Sam Roe', 'Ann Poe']);
});

describe('somebody of another class or term in the same sentence', () => {
  const listed = (sentence: string) =>
    nomineeSightings(filing(`${KNOWN} ${sentence}`)).flatMap(({ kind, names }) => (kind === 'list' ? [names] : []));
  const ALL = [['Jane Doe', 'Sam Roe', 'Ann Poe', 'Max Low']];

  it.each([
    'To elect Jane Doe, Sam Roe and Ann Poe as Class II directors, to serve until 2028, and Max Low as a Class III ' +
      'director.',
    'The Board has nominated Jane Doe, Sam Roe and Ann Poe, each to serve for a three-year term, and Max Low, Ph.D., ' +
      'to serve for a one-year term.',
    'The Board has nominated Jane Doe, Sam Roe and Ann Poe, Jr. for terms to expire in 2028. Max Low was appointed ' +
      'to follow Ira I. Fry, who died, and is nominated for the one year that remains of the term.',
  ])('stands with the others: %s', (sentence) => expect(listed(sentence)).toEqual(ALL));

  it('is none whom another sentence does not nominate', () => {
    const sentence =
      'The Board has nominated Jane Doe, Sam Roe and Ann Poe for terms to expire in 2028. Max Low was appointed ' +
      'in June.';
    expect(listed(sentence)).toEqual([['Jane Doe', 'Sam Roe', 'Ann Poe']]);
  });
});

it('reads the names behind the verbs of resolutions', () => {
  const rows = '1a. Elect Jane Doe\n1b. Elect Sam Roe\n1c. Re-elect Ann Poe\n1d. Elect The Hon. Max Low';
  const names = nomineeSightings(filing(KNOWN, `Election of directors\n${rows}`)).flatMap((each) => each.names);
  expect(new Set(names)).toEqual(new Set(['Jane Doe', 'Sam Roe', 'Ann Poe', 'Max Low']));
});

it('reads two nominees of a class, and nobody who holds the proxies', () => {
  const listed = (sentence: string) =>
    nomineeSightings(filing(`${KNOWN} ${sentence}`)).flatMap(({ kind, names }) => (kind === 'list' ? [names] : []));
  expect(listed('Election of Jane Doe and Sam Roe as Class II directors, to serve until 2028.')).toEqual([
    ['Jane Doe', 'Sam Roe'],
  ]);
  expect(listed('The election of Jane Doe and Sam Roe was in doubt.')).toEqual([]);
  expect(
    listed('They may give a nominee all votes. Jane Doe, Sam Roe and Ann Poe or any of them will then vote.'),
  ).toEqual([]);
});

it('reads a name that its row on the card cuts', () => {
  const card = '1a. Jane Doe [ ]\n1b. Sam Roe [ ]\n1c. Ann Poe [ ]\n1d. Max M. van [ ]\nBrenner';
  const names = nomineeSightings(filing(`${KNOWN} Mr. van Brenner serves.`, card, 'Max M. van Brenner   11,012   *'));
  expect(names.filter(({ kind }) => kind === 'ballot').map((each) => each.names)).toEqual([
    ['Jane Doe', 'Sam Roe', 'Ann Poe', 'Max M. van Brenner'],
  ]);
});
