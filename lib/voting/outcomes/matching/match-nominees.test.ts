import { describe, expect, it } from 'vitest';
import { lineKindOf } from './line-kind.rules';
import { matchLines, type AgendaLine, type ResultLine } from './match-lines.rules';

const line = (id: string, number: string, title: string, nominee: string | null = null): AgendaLine => ({
  id,
  number,
  title,
  nominee,
  kind: lineKindOf({ title, nominee, isFrequency: false }),
});
const result = (number: string | null, title: string, nominee: string | null = null): ResultLine => ({
  number,
  title,
  nominee,
  shareClass: null,
  kind: lineKindOf({ title, nominee, isFrequency: false }),
});
/** The id of the line that each result is of; null where it is of none. */
function matched(agenda: readonly AgendaLine[], results: readonly ResultLine[]): (string | null)[] {
  const { byLine } = matchLines(agenda, results);
  return results.map((each) => [...byLine].find(([, found]) => found.includes(each))?.[0] ?? null);
}

describe('somebody nominated in several elections', () => {
  const agenda = [
    line('board', '5.1', 'Election of the Board of Directors', 'Anna Brunner'),
    line('roe', '5.2', 'Election of the Board of Directors', 'Mark Roe'),
    line('chair', '6', 'Election of the Chair of the Board of Directors', 'Anna Brunner'),
    line('pay', '7.1', 'Election of the Compensation Committee', 'Anna Brunner'),
  ];

  it('is matched by the number of the resolution, or of its item', () => {
    expect(matched(agenda, [result('7.1', '', 'Anna Brunner'), result('5.1', '', 'Anna Brunner')])).toEqual([
      'pay',
      'board',
    ]);
    const items = ['5', '6', '7'].map((number) => result(number, '', 'A. Brunner'));
    expect(matched(agenda, items)).toEqual(['board', 'chair', 'pay']);
  });

  it('is matched by the office that the title names where there is no number, and by nothing else', () => {
    expect(matched(agenda, [result(null, 'Election of the Compensation Committee', 'Anna Brunner')])).toEqual(['pay']);
    expect(matched(agenda, [result(null, 'Election as Chair', 'Anna Brunner')])).toEqual(['chair']);
    expect(matched(agenda, [result(null, '', 'Anna Brunner'), result(null, '', 'Anna Brunner')])).toEqual([null, null]);
    expect(matched(agenda, [result(null, '', 'Mark Roe')])).toEqual(['roe']);
  });

  it('is not matched to another office, whatever the number', () => {
    const others = [line('chair', '6', 'Election of the Chair', 'Anna Brunner'), line('pay', '7', 'Pay')];
    expect(matched(others, [result('6', 'Election of the Compensation Committee', 'Mark Roe')])).toEqual([null]);
  });
});

describe('nominees', () => {
  const agenda = [
    line('cole', '1a', 'Election of directors', 'Ann B. Cole'),
    line('hale', '1b', 'Election of directors', 'J. Robert Hale'),
    line('hale2', '1c', 'Election of directors', 'Sara Hale'),
    line('luis', '1d', 'Election of directors', 'José Luis Barragán'),
  ];

  it('go by their surnames where nobody else has the name', () => {
    expect(matched(agenda, [result('1', '', 'Ms. Cole'), result('1', '', 'Mr. Hale')])).toEqual(['cole', null]);
  });

  it('go by a name that one side prints with a second surname', () => {
    expect(matched(agenda, [result('1', '', 'José Luis Barragán de la Vega')])).toEqual(['luis']);
  });

  it('go by the number where the proxy’s line has no name and nobody else has the number', () => {
    const unnamed = [
      line('board', '1', 'Election of directors'),
      line('chair', '6', 'Election of the chair as director'),
    ];
    expect(matched(unnamed, [result('6', 'Election of the chair as director', 'Ann Cole')])).toEqual(['chair']);
    expect(matched(unnamed, [result('1', '', 'Ann Cole'), result('1', '', 'Sara Hale')])).toEqual([null, null]);
  });
});

describe('numbers', () => {
  it('are the same however they are set, but 1.1 is not 11', () => {
    const agenda = [line('first', '1.1', 'Allocation of profit'), line('last', '11', 'Allocation of profit')];
    expect(matched(agenda, [result('11', 'Allocation of profit')])).toEqual(['last']);
    expect(matched(agenda, [result('1.1', 'Allocation of profit')])).toEqual(['first']);
    const lettered = [line('a', '2(a)', 'Report of the board'), line('b', '2(b)', 'Report of the auditor')];
    expect(matched(lettered, [result('2b', 'Report'), result('2.a', 'Report')])).toEqual(['b', 'a']);
  });

  it('of an item with several votes are of none of them', () => {
    const items = [line('two', '2', 'Profit and dividend'), line('nine', '9', 'Capital')];
    const results = [result('2.1', 'Allocation of profit'), result('2.2', 'Distribution of a dividend')];
    expect(matched(items, results)).toEqual([null, null]);
    const parts = [line('a', '2.1', 'Allocation of profit'), line('b', '2.2', 'Distribution of a dividend')];
    expect(matched(parts, [result('2', 'Profit and dividend')])).toEqual([null]);
  });
});
