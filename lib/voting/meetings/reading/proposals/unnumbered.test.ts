import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { headedProposals, unnumberedProposals } from './unnumbered';

const read = (...pages: string[][]) =>
  unnumberedProposals(
    readFilingText(
      pages.map((lines, index) => pageOf(lines.join('\n'), index + 1)),
      [],
    ),
  ).map(({ number, title }) => `${number} ${title}`);

const PURPOSES = 'Stockholders will vote on the following matters:';

it('reads what a notice lists with letters, up to other business', () =>
  expect(
    read([
      'The meeting is held for the following purposes.',
      'A. The election of five directors for terms of one year.',
      'B. The ratification of the appointment of Roe LLP as independent auditors.',
      'C. The transaction of such other business as may come before the meeting.',
    ]),
  ).toEqual([
    '1 Election of five directors for terms of one year',
    '2 Ratification of the appointment of Roe LLP as independent auditors',
  ]));

it('reads what a sentence lists between semicolons, with the titles of the headings', () =>
  expect(
    read(
      [
        PURPOSES,
        'the election of two directors;',
        'ratification of the appointment of',
        'Roe LLP as auditor; and',
      ].concat('a stockholder proposal on political spending.'),
      ['RATIFICATION OF AUDITOR', 'We ask you to ratify.', 'STOCKHOLDER PROPOSAL ON POLITICAL SPENDING', 'Resolved.'],
    ),
  ).toEqual([
    '1 Election of two directors',
    '2 RATIFICATION OF AUDITOR',
    '3 STOCKHOLDER PROPOSAL ON POLITICAL SPENDING',
  ]));

it('reads nothing from lists that are no agenda', () => {
  expect(read([PURPOSES, 'who we are;', 'what we do.'])).toEqual([]);
  expect(read(['Our values:', '• the election of good means', '• approval of friends'])).toEqual([]);
});

const headed = (...lines: string[]) =>
  headedProposals(readFilingText([pageOf(lines.join('\n'), 1)], [])).map(({ title }) => title);

const ELECTION = ['ELECTION OF DIRECTORS', 'The Board recommends a vote FOR each.'];

it('reads the board’s own proposals from headings with a recommendation below them, each kind once', () =>
  expect(
    headed(
      ...ELECTION,
      'RATIFICATION OF AUDITOR',
      'The Board recommends a vote FOR ratification.',
      'ADVISORY VOTE ON EXECUTIVE COMPENSATION',
      'EXECUTIVE COMPENSATION',
      'We paid much. The Board recommends a vote FOR it.',
      'SHAREHOLDER PROPOSAL 1: WATER',
      'The Board recommends a vote AGAINST it.',
    ),
  ).toEqual(['ELECTION OF DIRECTORS', 'RATIFICATION OF AUDITOR', 'ADVISORY VOTE ON EXECUTIVE COMPENSATION']));

it('reads none from headings where none is an election', () =>
  expect(headed('RATIFICATION OF AUDITOR', 'The Board recommends a vote FOR it.')).toEqual([]));
