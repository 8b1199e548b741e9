import { describe, expect, it } from 'vitest';
import { addRule, inputOf, isChanged, moveRule, newRule, withoutVerb, type PolicyDraft } from './policy-draft';

const rules = [
  { ...newRule('director_election'), key: 'a', text: 'one' },
  { ...newRule('say_on_pay'), key: 'b', text: 'two' },
  { ...newRule('director_election'), key: 'c', text: 'three' },
];
const keys = (list: typeof rules) => list.map(({ key }) => key);

describe('rules in the editor', () => {
  it('moves a rule past its neighbour of the same kind and no further than the ends', () => {
    expect(keys(moveRule(rules, 'c', -1))).toEqual(['c', 'a', 'b']);
    expect(keys(moveRule(rules, 'a', 1))).toEqual(['b', 'c', 'a']);
    expect(keys(moveRule(rules, 'a', -1))).toEqual(['a', 'b', 'c']);
  });

  it('adds a rule behind the last of its kind', () => {
    expect(keys(addRule(rules, { ...newRule('say_on_pay'), key: 'n' }))).toEqual(['a', 'b', 'n', 'c']);
    expect(keys(addRule(rules, { ...newRule('director_election'), key: 'n' }, 'a'))).toEqual(['a', 'n', 'b', 'c']);
  });

  it('leaves out lines without words, and knows a changed rule', () => {
    const draft = {
      defaults: {},
      topicDefaults: {},
      rules: [...rules, newRule('say_on_pay')],
    } as unknown as PolicyDraft;
    expect(inputOf(draft).rules.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    const stored = { ...newRule('say_on_pay'), text: 'one' };
    expect(isChanged({ ...stored, base: stored })).toBe(false);
    expect(isChanged({ ...stored, base: { ...stored, text: 'before' } })).toBe(true);
  });

  it('takes the vote off the beginning of a line', () => {
    expect(withoutVerb('Vote against a nominee when attendance is below 75%')).toBe(
      'a nominee when attendance is below 75%',
    );
    expect(withoutVerb('Forward-looking pay')).toBe('Forward-looking pay');
  });
});
