import { describe, expect, it } from 'vitest';
import { EXAMPLE_POLICIES } from '../examples';
import { compileRule } from './compile-rule';

const meaning = (line: string) => {
  const { vote, compiled, problem } = compileRule(line);
  return compiled
    ? [vote, compiled.roles, compiled.conditions.map(({ metric, comparator, value }) => [metric, comparator, value])]
    : [vote, 'in words', problem];
};

describe('a rule as typed', () => {
  it.each([
    ['Vote AGAINST a nominee when attendance < 75%', 'against', [], [['nominee.attendance', 'below', 75]]],
    [
      'Against a nominee who has attended less than 75% of meetings',
      'against',
      [],
      [['nominee.attendance', 'below', 75]],
    ],
    ['Vote AGAINST a nominee when other public boards > 3', 'against', [], [['nominee.other_boards', 'above', 3]]],
    ['Against a nominee whose tenure exceeds 15 years', 'against', [], [['nominee.tenure', 'above', 15]]],
    ['Refer a nominee older than 75', 'refer', [], [['nominee.age', 'above', 75]]],
    [
      'Vote AGAINST the chair of the nominating committee when women on the board < 40%',
      'against',
      ['nominating_chair'],
      [['board_women', 'below', 40]],
    ],
    [
      'Withhold from the pay chair if say on pay support was below 70%',
      'withhold',
      ['compensation_chair'],
      [['say_on_pay_support', 'below', 70]],
    ],
    [
      'Against a nominee who is not independent and sits on the audit committee',
      'against',
      ['audit_member', 'not_independent'],
      [],
    ],
    [
      'Against a nominee who is not independent and sits on audit, pay or nominating',
      'against',
      ['committee_member', 'not_independent'],
      [],
    ],
    ['Against when CEO pay ratio > 150', 'against', [], [['ceo_pay_ratio', 'above', 150]]],
    [
      'For an independent chair where chair and CEO are one person',
      'for',
      [],
      [['combined_chair_ceo', 'is_true', null]],
    ],
    ['For', 'for', [], []],
  ])('%s', (line, vote, roles, conditions) => {
    expect(meaning(line)).toEqual([vote, roles, conditions]);
  });

  it('joins what the chair has to answer for', () => {
    expect(
      compileRule('Against the chair when chair and CEO are one person and there is no lead independent director')
        .compiled,
    ).toMatchObject({
      roles: ['board_chair'],
      join: 'all',
      conditions: [{ metric: 'combined_chair_ceo' }, { metric: 'lead_independent_director', comparator: 'is_false' }],
    });
  });

  it.each([
    'Against the pay chair when the board left a low pay vote unanswered',
    'Against when a one-time award has no performance condition',
    'Against a plan whose overhang is above 10%',
    'Against the chair unless women on the board are above 30%',
    'Against when CEO pay ratio > 150 for two years running',
    'Against a nominee when attendance < 75% and tenure > 15 years or age > 75',
    'Against a nominee when attendance is poor',
  ])('stays in words rather than be misunderstood: %s', (line) => {
    const read = compileRule(line);
    expect(read).toMatchObject({ compiled: null, in_words: true });
    expect(read.problem).toBeTruthy();
  });

  it('says what a line lacks', () => {
    expect(compileRule('Refer a nominee when tenure is long').problem).toBe('No number to compare with');
  });

  it('understands every rule of the examples but the one that needs judgement', () => {
    const inWords = EXAMPLE_POLICIES.flatMap(({ content }) => content.rules)
      .filter(({ text }) => compileRule(text).in_words)
      .map(({ text }) => text);
    expect(inWords).toEqual(['Refer when a one-time award has no performance condition']);
  });

  it('names in the examples the vote that each line names', () => {
    for (const { text, vote } of EXAMPLE_POLICIES.flatMap(({ content }) => content.rules))
      expect([text, compileRule(text).vote]).toEqual([text, vote]);
  });
});
