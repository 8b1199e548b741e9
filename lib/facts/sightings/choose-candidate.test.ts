import { describe, expect, it } from 'vitest';
import type { TreeModel } from '@/lib/reading/match/trees';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { structureOf } from '../testing/structure-of';
import { agreementOf } from './agreement-of';
import { makeCandidates, type Read } from './candidates';
import { preciseFirst } from './candidates';
import { chooseCandidate } from './choose-candidate';

const read = (key: Read['key'], value: Read['value'], quote: string): Read => ({
  key,
  value,
  quote,
  unit: null,
  period: null,
  page: 1,
  confidence: 0.9,
});
const candidatesIn = (structure: FilingStructure, ...facts: Read[]) => makeCandidates(facts, structure, new Map());
/** A model that gives every candidate this probability. */
const sure = (probability: number): TreeModel => ({
  features: [],
  base: Math.log(probability / (1 - probability)),
  trees: [],
});

describe('choosing what is stated', () => {
  const held = 'During 2023 the Board held eight meetings.';

  it('states what is probable, and withholds the rest with a reason', () => {
    const candidates = candidatesIn(structureOf([held]), read('board_meetings', 8, held))('board_meetings');
    expect(chooseCandidate(candidates, sure(0.9), 0.65)).toMatchObject({
      probability: expect.closeTo(0.9),
      withheld: undefined,
    });
    expect(chooseCandidate(candidates, sure(0.3), 0.65)?.withheld).toBe('too little in the filing confirms it');
  });

  it('says that other places state another value', () => {
    const candidates = candidatesIn(
      structureOf([held]),
      read('board_meetings', 5, 'The Board held 5 meetings.'),
    )('board_meetings');
    expect(candidates.map(({ value }) => value)).toEqual([5, 8]);
    expect(chooseCandidate(candidates, sure(0.6), 0.65)?.withheld).toBe(
      'other places of the filing state another value',
    );
  });

  it('states what no rule read but the filing shows', () => {
    const candidates = candidatesIn(structureOf([held, held]))('board_meetings');
    expect(chooseCandidate(candidates, sure(0.9), 0.65)).toMatchObject({ candidate: { value: 8, claim: undefined } });
    expect(chooseCandidate(candidates, sure(0.68), 0.65)).toBeUndefined();
  });

  it('withholds the largest holder where a row shows a larger share, however probable', () => {
    const row = (label: string, share: string) => ({
      label,
      cells: { Shares: '42,717,211', 'Percent of class': share },
    });
    const structure = structureOf([row('Elm Index Group', '9.5%'), row('Oak Partners', '27.4%')], {
      lead: 'Beneficial ownership',
    });
    const holder = read('largest_holder', [{ holder: 'Elm Index', percent: 9.5 }], 'Elm Index 9.5%');
    expect(chooseCandidate(candidatesIn(structure, holder)('largest_holder'), sure(0.99), 0.65)?.withheld).toContain(
      'larger share',
    );
  });
});

describe('facts that speak to each other', () => {
  const known = (values: Record<string, (number | string)[]>) => (key: string) => values[key] ?? [];

  it('holds the ratio against the amounts it is made of', () => {
    const pay = known({ ceo_total_pay: [10_000_000], median_employee_pay: [50_000] });
    expect(agreementOf('ceo_pay_ratio', 200, pay)).toBe(1);
    expect(agreementOf('ceo_pay_ratio', 205, pay)).toBe(0.5);
    expect(agreementOf('ceo_pay_ratio', 120, pay)).toBe(-1);
    expect(agreementOf('ceo_pay_ratio', 120, known({}))).toBe(0);
  });

  it('wants the record date shortly before the meeting', () => {
    const meeting = known({ meeting_date: ['2024-05-10'] });
    expect(agreementOf('record_date', '2024-03-15', meeting)).toBe(1);
    expect(agreementOf('record_date', '2023-03-15', meeting)).toBe(-1);
  });

  it('counts no more women than nominees, and takes large numbers for percentages', () => {
    const slate = known({ nominee_count: [9] });
    expect(agreementOf('women_directors', 4, slate)).toBe(1);
    expect(agreementOf('women_directors', 10, slate)).toBe(-1);
    expect(agreementOf('women_directors', 38, slate)).toBe(0);
  });
});

describe('a rounded figure', () => {
  const claim = (value: number) => ({ value, unit: 'percent' });
  it.each([
    [[90, 90.9], 90.9],
    [[91, 90.9], 90.9],
    [[90, 94.2], 90],
    [[90.9, 90], 90.9],
    [[90], 90],
  ])('of %j is %d', (values, first) => {
    expect(preciseFirst(values.map(claim))[0]?.value).toBe(first);
  });
});
