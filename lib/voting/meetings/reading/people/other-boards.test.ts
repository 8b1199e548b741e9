import { expect, it } from 'vitest';
import { boardsAfterLabel, isPartOfList, smallNumber, withoutDualListings } from './other-boards';

const countIn = (text: string, label: string) => boardsAfterLabel(text, text.indexOf(label))?.count;

it.each([
  ['Other Public Company Boards: None\nSKILLS', 0],
  ['Other Public Company Boards:\n• Aldermoor Inc.\n• Kestrel Group (NYSE: KSTR) (not\nstanding in May)\nAGE', 2],
  ['Other Public Company Boards: Current: Aldermoor Corporation; Kestrel Corporation\nFormer: Brannoc Inc.', 2],
  ['Other Public Company Boards: Aldermoor Corporation\nCommittees: Audit', 1],
  ['Other Public Company Boards: Aldermoor Inc. (since 2020). Former (past five years): none.\nAge 60', 1],
  ['Current Public Company Boards: Aldermoor, Inc.\nPublic Company Boards Within Five Years: None', 1],
  ['Other Public Company Boards: Current: Aldermoor Corp. Past five years: Brannoc Inc. (2019–2024).\nAge', 1],
  ['Other Public Company Board Experience\nAldermoor (since 2014)\nBrannoc (since 2018)\nSKILLS', 2],
  ['Other Public Company Boards: Aldermoor! Brands, Inc. (since Aug. 2023), Brannoc,\nInc. (2016 to 2018)\nAge', 1],
  ['Other Public Company Boards\nAldermoor, Inc. (2013 to 2021)\nAge 61', 0],
])('counts the boards of "%s"', (text, count) => {
  expect(countIn(text, text.slice(0, 5))).toBe(count);
});

it.each([
  ['Non-U.S.-Listed Public Company Boards\n• Aldermoor Inc.\nSKILLS', 'Public'],
  ['Prior Public Company Boards\n• Aldermoor Inc.\nSKILLS', 'Public'],
  ['Other Current Public Company Boards\nAldermoor, Inc. (2013 to 2021)\nAge 61', 'Other'],
  ['Other Public Company Boards: Aldermoor (since 2014),\nBrannoc and Kestrel (since 2018)\nHarrow Inc.', 'Other'],
  ['Other Public Company Boards: Aldermoor Corporation,\nBrannoc Corporation', 'Other'],
  ['Other Public Company Boards: Aldermoor Corporation\nBrannoc (since 2018)', 'Other'],
  ['Other Public Company Boards: Aldermoor Corporation\nPrincipal Harbor Group', 'Other'],
])('counts nothing in "%s"', (text, label) => {
  expect(countIn(text, label)).toBeUndefined();
});

it('reads a number in words, and no name that begins with one', () => {
  expect(smallNumber('Two')).toBe(2);
  expect(smallNumber('One other public company')).toBe(1);
  expect(smallNumber('Two Harbors Investment Corp.')).toBeUndefined();
});

it('counts no board of the past', () => {
  const label = 'Other Public Directorships';
  expect(countIn(`${label}: The Harlow Companies, Inc. (past five years)\nSkills: finance`, label)).toBe(0);
  expect(countIn(`${label}: Moss Corp.; Harlow Inc. (past five years)\nSkills: finance`, label)).toBeUndefined();
});

it('counts two companies of one dual listing as one board', () => {
  expect(withoutDualListings(['Harlow Corporation', 'Harlow plc', 'Merrin Inc.'])).toEqual([
    'Harlow Corporation',
    'Merrin Inc.',
  ]);
  expect(withoutDualListings(['Harlow Inc.', 'Harlow Corporation', 'Harlow Foods plc'])).toHaveLength(3);
});

it.each([
  ['Brannoc Mills, Inc.\nKestrel & Harrow\nInc.', true],
  ['(until July 2017)\nAge 61', true],
  ['Ms. Roe has been with Brannoc Mills, Inc. since 2019, and earlier with Harrow Inc.', false],
  ['Committees: Audit', false],
  ['(since July 2017)\nAge 61', false],
])('knows whether "%s" below a name belongs to the list', (below, isPart) => {
  const list = 'Other Current Boards\nAldermoor Incorporated';
  expect(isPartOfList(`${list}\n${below}`, { start: 0, end: list.length })).toBe(isPart);
});
