import { describe, expect, it } from 'vitest';
import { lineKindOf, LINE_KINDS } from './line-kind.rules';
import { matchLines, type AgendaLine, type ResultLine } from './match-lines.rules';

const line = (
  id: string,
  number: string,
  title: string,
  nominee: string | null = null,
  kind: string | null = null,
): AgendaLine => ({
  id,
  number,
  title,
  nominee,
  kind: kind ?? lineKindOf({ title, nominee, isFrequency: false }),
});
const result = (
  number: string | null,
  title: string,
  nominee: string | null = null,
  shareClass: string | null = null,
): ResultLine => ({
  number,
  title,
  nominee,
  shareClass,
  kind: lineKindOf({ title, nominee, isFrequency: false }),
});

const AGENDA = [
  line('p', '1a', 'Election of directors', 'Thomas R. Pemberton'),
  line('l', '1b', 'Election of directors', 'Karin E. Lindqvist'),
  line('pay', '2', 'Advisory vote to approve executive compensation'),
  line('freq', '3', 'Advisory vote on the frequency of say-on-pay votes'),
  line('audit', '4', 'Ratification of the appointment of Thackeray Voss LLP'),
  line('plan', '5', 'Approval of the 2025 Equity Incentive Plan', null, 'equity_plan'),
  line('chair', '6', 'Shareholder proposal regarding an independent board chair', null, 'shareholder_proposal'),
  line('lobby', '7', 'Shareholder proposal on lobbying disclosure', null, 'shareholder_proposal'),
];
const ids = (results: ResultLine[], agenda: AgendaLine[] = AGENDA) => {
  const { byLine, unmatched } = matchLines(agenda, results);
  return { matched: [...byLine].map(([id, found]) => [id, found.length]), unmatched: unmatched.length };
};

describe('results and the lines of a ballot', () => {
  it('go together by name, kind, title and number', () => {
    const results = [
      result('1', 'Election of directors', 'Karin Lindqvist'),
      result('1', 'Election of directors', 'Thomas Pemberton, Jr.'),
      result('2', 'The stockholders approved, on an advisory basis, the compensation of the named executive officers'),
      result('3', 'Frequency of future advisory votes'),
      result('4', 'The stockholders ratified Thackeray Voss LLP as auditor'),
      result('5', 'The stockholders approved the Company’s 2025 Equity Incentive Plan'),
      result('6', 'Stockholder proposal: independent chair'),
      result('7', 'Stockholder proposal: report on lobbying'),
    ];
    expect(ids(results)).toEqual({
      matched: [
        ['l', 1],
        ['p', 1],
        ['pay', 1],
        ['freq', 1],
        ['audit', 1],
        ['plan', 1],
        ['chair', 1],
        ['lobby', 1],
      ],
      unmatched: 0,
    });
  });

  it('do not go by a number that the words contradict', () => {
    const results = [
      result('7', 'Stockholder proposal: independent board chair'),
      result('6', 'Stockholder proposal on lobbying disclosure'),
    ];
    const { byLine } = matchLines(AGENDA, results);
    expect(byLine.get('chair')).toEqual([results[0]]);
    expect(byLine.get('lobby')).toEqual([results[1]]);
  });

  it('stay unmatched where they could be two lines, or none', () => {
    const agenda = [line('a', '1a', 'Election', 'Ann Cole'), line('b', '1b', 'Election', 'Alma Cole')];
    expect(ids([result('1', 'Election', 'A. Cole')], agenda)).toEqual({ matched: [], unmatched: 1 });
    expect(ids([result('9', 'Change of the company’s name')])).toEqual({ matched: [], unmatched: 1 });
    expect(ids([result('1', 'Election', 'Olu Adeyemi')])).toEqual({ matched: [], unmatched: 1 });
  });

  it('stay unmatched where two results claim one line', () => {
    expect(ids([result('1', 'Election', 'Karin Lindqvist'), result('1', 'Election', 'K. Lindqvist')])).toEqual({
      matched: [],
      unmatched: 2,
    });
  });

  it('of several classes of shares are kept side by side', () => {
    const title = 'Approval of the 2025 Equity Incentive Plan';
    expect(ids([result('5', title, null, 'Class A'), result('5', title, null, 'Class B'), result('5', title)])).toEqual(
      {
        matched: [['plan', 3]],
        unmatched: 0,
      },
    );
  });
});

it.each(LINE_KINDS)('"$example" is $kind', ({ kind, example }) => {
  expect(lineKindOf({ title: example, nominee: null, isFrequency: false })).toBe(kind);
});

it.each([
  'Approval of compensation in connection with the merger, on an advisory basis',
  'Approval of the 2025 Executive Compensation Plan',
])('%s is not the yearly vote on pay', (title) => {
  expect(lineKindOf({ title, nominee: null, isFrequency: false })).toBe('other_management');
});
