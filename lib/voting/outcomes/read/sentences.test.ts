import { describe, expect, it } from 'vitest';
import { linesOfBrokerNonVotes } from './prose/broker-non-votes';
import { isPersonName, labelOf, nomineeIn } from './labels';
import { numbersNamedIn } from './prose/numbers-named';
import { numberInSentence } from './prose/proposal';
import { noteStatedResults } from './prose/stated-results';
import type { ReadLine } from './types';
import { headingOf, HEADINGS } from './vote-words';

const line = (number: string | null, title: string, nominee: string | null = null): ReadLine => ({
  number,
  title,
  nominee,
  shareClass: null,
  votes: {},
  unread: [],
  statedResult: null,
  at: null,
  titleAt: null,
  source: 'table',
});
const report = () => [
  line('1', 'Election of directors', 'Ann Cole'),
  line('1', 'Election of directors', 'Mark Roe'),
  line('2', 'Advisory vote on pay'),
  line('3', 'Ratification of auditors'),
];

it('takes no auditor for a nominee', () => {
  expect(
    nomineeIn('The appointment of S.R. Cole, P.C. as the independent registered public accounting firm'),
  ).toBeNull();
  expect(nomineeIn('The appointment of Ann Cole as a director')).toBe('Ann Cole');
});

describe('the headings of figures', () => {
  it.each(HEADINGS)('$example is $heading', ({ heading, example }) => expect(headingOf(example)).toBe(heading));

  it.each([
    ['Votes for Election', 'for'],
    ['Votes against Approval', 'against'],
    ['Votes for Two Years', 'two_years'],
    ['BNV', 'broker_non_votes'],
    ['Votes in Opposition', 'against'],
    ['Against and Withheld', 'combined'],
    ['Abstentions / Broker Non-Votes', 'combined'],
    ['% For', 'percent'],
    ['Approve', undefined],
    ['No.', undefined],
  ])('%s is %s', (said, heading) => expect(headingOf(said)).toBe(heading));
});

it.each([
  ['Proposal B. The auditor was ratified.', { number: 'B', title: 'The auditor was ratified' }],
  ['PROPOSAL C', { number: 'C', title: '' }],
  ['Proposal A new plan', undefined],
  ['Proposal A New Plan', undefined],
  ['Proposal D Say on Pay', { number: 'D', title: 'Say on Pay' }],
  ['NO. 4 SAY ON PAY', { number: '4', title: 'SAY ON PAY' }],
  ['P.C. for the year 2013 was ratified', undefined],
  ['(b) Ratification of the auditor', { number: null, title: 'Ratification of the auditor' }],
])('the label of "%s" is %j', (text, label) => expect(labelOf(text)).toEqual(label));

it.each([
  ['Lt. Gen. Leopold F. Vandermeer (U.S. Army, Ret.)', true],
  ['Rear Admiral Jane Roe (Ret.)', true],
  ['Ratification (as recommended)', false],
])('%s is a person: %s', (text, isPerson) => expect(isPersonName(text)).toBe(isPerson));

it.each([
  ['Proposals 1, 3 and 4 were approved', ['1', '3', '4']],
  ['Proposal No. 2 failed', ['2']],
  ['Proposals Two and Three passed', ['2', '3']],
  ['Resolutions 2(a) to 2(c), 3 and 4b were passed', ['2a', '2b', '2c', '3', '4b']],
  ['Resolutions 2(c) to 2(a) were passed', undefined],
  ['Resolutions 2(a) to 3(c) were passed', undefined],
  ['Proposals 1 through 4 were approved', undefined],
  ['Proposals 2-4 were approved', undefined],
  ['Each nominee was elected', undefined],
])('"%s" names %j', (text, numbers) => expect(numbersNamedIn(text)).toEqual(numbers));

it.each([
  ['The vote on item 2, to ratify the auditor, was:', '2'],
  ['Frequency of the vote on pay (Proposal 3)', '3'],
  ['The plan that item 2 of last year was about', null],
])('the number that "%s" says is %s', (text, number) => expect(numberInSentence(text)).toBe(number));

describe('a sentence on broker non-votes', () => {
  const told = (lines: ReadLine[], text: string) => linesOfBrokerNonVotes(lines, text).map(({ number }) => number);

  it('is about the last proposal, or about those that it names', () => {
    expect(told(report().slice(0, 2), 'There were 900 broker non-votes for each nominee.')).toEqual(['1', '1']);
    expect(told(report(), 'There were 900 broker non-votes on this proposal.')).toEqual(['3']);
    expect(told(report(), 'There were 900 broker non-votes on this agenda item.')).toEqual(['3']);
    expect(told(report(), 'There were 900 broker non-votes on each of Proposals 1 and 2.')).toEqual(['1', '1', '2']);
  });

  it.each([
    'There were 900 broker non-votes on each of Proposals 1 and 2, and none on Proposal 3.',
    'There were 900 broker non-votes on Proposals 1 through 3.',
    'There were 900 broker non-votes on each matter other than the ratification.',
    'There were 900 broker non-votes on each matter.',
    'There were 900 broker non-votes for each nominee.',
  ])('is about none where it is not certain: %s', (text) => expect(told(report(), text)).toEqual([]));
});

describe('a sentence on results beneath the votes', () => {
  const results = (text: string) => {
    const lines = report();
    noteStatedResults(lines, text);
    return lines.map(({ statedResult }) => statedResult);
  };

  it('holds for the nominees, for the proposals that it names, or for the last one', () => {
    expect(results('Accordingly, each of the two nominees was elected.')).toEqual(['passed', 'passed', null, null]);
    expect(results('Proposal 2 was not approved; and Proposal 3 was approved.')).toEqual([
      null,
      null,
      'not_passed',
      'passed',
    ]);
    expect(results('Each director nominee was elected and Proposals 2 and 3 were approved.')).toEqual(
      Array(4).fill('passed'),
    );
    expect(results('Each director nominee was elected and Proposal 2 was not approved.')).toEqual([
      'passed',
      'passed',
      'not_passed',
      null,
    ]);
    expect(results('The proposal was approved.')).toEqual([null, null, null, 'passed']);
    expect(results('The proposal failed.')).toEqual([null, null, null, 'not_passed']);
  });

  it.each([
    'The plan was approved by the following vote:',
    'Each nominee would be elected if a majority of votes were cast for that nominee.',
    'All nominees must be elected by a majority.',
    'Not all of the nominees were elected.',
    'The board approved the plan in March.',
    'All proposals were approved except Proposal 2, which was withdrawn.',
    'All proposals were approved except Proposal 2 and the auditor.',
    'All proposals were approved except Proposals 2 and 5.',
  ])('says nothing otherwise: %s', (text) => expect(results(text)).toEqual([null, null, null, null]));

  it('holds for all but the proposals that it names', () => {
    const lines = report().map((each) => ({ ...each, votes: { for: { value: 5000, at: { start: 0, end: 5 } } } }));
    noteStatedResults(lines, 'All of the proposals below were approved except Proposal 2.');
    expect(lines.map(({ statedResult }) => statedResult)).toEqual(['passed', 'passed', 'not_passed', 'passed']);
  });

  it('does not change what the line itself says', () => {
    const lines = report().map((each) => ({ ...each, statedResult: 'not_passed' as const }));
    noteStatedResults(lines, 'All nominees were elected.');
    expect(lines[0]?.statedResult).toBe('not_passed');
  });
});
