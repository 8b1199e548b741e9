import { describe, expect, it } from 'vitest';
import type { StatedFact } from '../read-filing-facts';
import { compareNominees, compareProposals } from './compare-ballots';
import { readBallotItems } from './read-ballot-items';

const list = (key: string, value: StatedFact['value']): StatedFact => ({
  key,
  value,
  unit: null,
  page: 4,
  quote: '',
  boxes: [],
  ordinal: 0,
});
const people = (...names: string[]) =>
  list(
    'nominees',
    names.map((name) => ({ name, age: null, director_since: null, independent: null })),
  );
const votes = (...titles: string[]) =>
  list(
    'proposals',
    titles.map((title, at) => ({ number: at + 1, title, board_recommends: 'FOR' })),
  );
const items = (...facts: StatedFact[]) => readBallotItems(facts, null);

describe('ballots of two years', () => {
  it('know a nominee by surname and first letters, however the middle name is written', () => {
    const change = compareNominees(items(people('Ann B. Hale', 'John Reed')), items(people('Ann Hale', 'Ian Moss')));
    expect(change?.came.map(({ name }) => name)).toEqual(['Ian Moss']);
    expect(change?.went.map(({ name }) => name)).toEqual(['John Reed']);
    expect(change?.stayed.map(({ name }) => name)).toEqual(['Ann Hale']);
  });

  it('know a proposal by what it asks, under another number and in other words', () => {
    const from = items(
      votes(
        'Election of ten directors',
        'Advisory vote to approve executive compensation',
        'Frequency of future votes on executive compensation',
        'Ratification of independent auditor',
      ),
    );
    const to = items(
      votes(
        'Election of Directors',
        'Ratification of Ernst & Young LLP as auditor',
        'Advisory Vote on Compensation of Our Executive Officers and executive compensation',
        '2025 Equity Incentive Plan',
      ),
    );
    const change = compareProposals(from, to);
    expect(change?.came.map(({ title }) => title)).toEqual(['2025 Equity Incentive Plan']);
    expect(change?.went.map(({ title }) => title)).toEqual(['Frequency of future votes on executive compensation']);
    expect(change?.stayed).toHaveLength(3);
  });

  it('are not compared where a list was not read', () => {
    expect(compareNominees(items(), items(people('Ann Hale')))).toBeNull();
    expect(compareProposals(items(votes('Election of directors')), items())).toBeNull();
  });
});
