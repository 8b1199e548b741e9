import { describe, expect, it } from 'vitest';
import { compileFlag } from './compile-flag';

describe('flag lines that become typed rules', () => {
  it.each([
    ['CEO pay ratio exceeds 200:1', 'ceo_pay_ratio', 'above', 200],
    ['Flag if the CEO-to-median-employee pay ratio is greater than 300 to 1', 'ceo_pay_ratio', 'above', 300],
    ['CEO earns more than 250 times the median employee', 'ceo_pay_ratio', 'above', 250],
    ['Pay ratio above 1:400.', 'ceo_pay_ratio', 'above', 400],
    ['CEO pay ratio exceeds 346.1:1', 'ceo_pay_ratio', 'above', 346.1],
    ['CEO ownership guideline below 5 times salary', 'ceo_ownership_multiple', 'below', 5],
    ['• CEO pay ratio > 200x', 'ceo_pay_ratio', 'above', 200],
    ['CEO total compensation over $20 million', 'ceo_total_pay', 'above', 20e6],
    ['The CEO pay ratio should not exceed 200:1', 'ceo_pay_ratio', 'above', 200],
    ['CEO pay ratio may not exceed 200:1', 'ceo_pay_ratio', 'above', 200],
    ['CEO pay ratio cannot be greater than 200:1', 'ceo_pay_ratio', 'above', 200],
    ['CEO pay ratio does not exceed 200:1', 'ceo_pay_ratio', 'at_most', 200],
    ['Excessive CEO pay ratio (above 200:1)', 'ceo_pay_ratio', 'above', 200],
    ['CEO to worker pay gap above 200x', 'ceo_pay_ratio', 'above', 200],
    ['Audit fees above $32.617 million', 'audit_fees', 'above', 32_617_000],
    ['Audit fees must not exceed $10m', 'audit_fees', 'above', 10e6],
    ['Independent directors make up fewer than 50% of the board', 'board_independence', 'below', 50],
    ['Less than a majority of independent directors', 'board_independence', 'at_most', 50],
    ['More than 25% of directors are not independent', 'board_non_independence', 'above', 25],
    ['Majority of the board is not independent', 'board_non_independence', 'above', 50],
    ['More than 3 non-independent directors', 'non_independent_directors', 'above', 3],
    ['Previous say-on-pay vote fell short of 70%', 'say_on_pay_support', 'below', 70],
    ['Fewer than 70% of votes supported executive compensation', 'say_on_pay_support', 'below', 70],
    ['Over 30% of shareholders opposed executive pay', 'say_on_pay_opposition', 'above', 30],
    ['less than 75% independent', 'board_independence', 'below', 75],
    ['Board is less than 75% independent', 'board_independence', 'below', 75],
    ['Board independence below 75 percent', 'board_independence', 'below', 75],
    ['The board should be at least two-thirds independent', 'board_independence', 'below', 200 / 3],
    ['No majority of independent directors', 'board_independence', 'at_most', 50],
    ['Fewer than 5 independent directors', 'independent_directors', 'below', 5],
    ['Board diversity below 30%', 'board_diversity', 'below', 30],
    ['Fewer than 30% women on the board', 'board_women', 'below', 30],
    ['fewer than two women directors', 'women_directors', 'below', 2],
    ['No women on the board', 'women_directors', 'at_most', 0],
    ['Say-on-pay support below 70%', 'say_on_pay_support', 'below', 70],
    ['say on pay received less than 80 percent support at the last annual meeting', 'say_on_pay_support', 'below', 80],
    ['More than 30% votes against say-on-pay', 'say_on_pay_opposition', 'above', 30],
    ['Audit fees exceed $10 million', 'audit_fees', 'above', 10e6],
    ['audit fees over $2.5m', 'audit_fees', 'above', 2.5e6],
    ['Non-audit fees exceed 50% of total fees', 'non_audit_fee_share', 'above', 50],
    ['Non-audit fees exceed audit fees', 'non_audit_to_audit_fees', 'above', 100],
    ['Auditor tenure of more than 20 years', 'auditor_tenure', 'above', 20],
    ['Same auditor for over 25 years', 'auditor_tenure', 'above', 25],
    ['Any director on more than 4 boards', 'director_board_seats', 'above', 4],
    ['Directors should not serve on more than four public company boards', 'director_board_seats', 'above', 4],
    ['Any director with tenure over 12 years', 'director_tenure', 'above', 12],
    ['Average board tenure exceeds 10 years', 'average_tenure', 'above', 10],
    ['Any director attended fewer than 75% of meetings', 'attendance', 'below', 75],
    ['Board attendance under 75%', 'attendance', 'below', 75],
    ['Largest shareholder owns more than 20%', 'largest_holder', 'above', 20],
    ['Special meeting threshold above 25%', 'special_meeting_threshold', 'above', 25],
    ['Any shareholder proposals', 'shareholder_proposals', 'above', 0],
  ])('%s', (line, metric, operator, threshold) => {
    const { rules } = compileFlag(line);
    expect(rules[0] ?? { metric: null, operator: null, threshold: null }).toMatchObject({
      metric,
      operator,
      threshold,
    });
  });

  it.each([
    ['Classified board', 'classified_board', 'is_true'],
    ['The board is staggered', 'classified_board', 'is_true'],
    ['Directors are not elected annually', 'classified_board', 'is_true'],
    ['Dual-class share structure', 'dual_class_shares', 'is_true'],
    ['CEO is also chair', 'combined_chair_ceo', 'is_true'],
    ['Combined chair and CEO roles', 'combined_chair_ceo', 'is_true'],
    ['Combined Chair/CEO', 'combined_chair_ceo', 'is_true'],
    ['Chair and CEO roles are not separate', 'combined_chair_ceo', 'is_true'],
    ['No lead independent director', 'lead_independent_director', 'is_false'],
    ['No clawback policy', 'clawback_policy', 'is_false'],
    ['Company lacks a clawback policy', 'clawback_policy', 'is_false'],
    ['The company should have a clawback policy', 'clawback_policy', 'is_false'],
    ['Hedging is permitted', 'hedging_permitted', 'is_true'],
    ['Hedging is not prohibited', 'hedging_permitted', 'is_true'],
    ['No anti-hedging policy', 'hedging_permitted', 'is_true'],
    ['Pledging of company stock allowed', 'pledging_permitted', 'is_true'],
    ['Poison pill in place', 'poison_pill', 'is_true'],
    ['Supermajority vote requirements', 'supermajority', 'is_true'],
    ['No proxy access', 'proxy_access', 'is_false'],
    ['Shareholders cannot call a special meeting', 'special_meeting_right', 'is_false'],
    ['Plurality voting for directors', 'plurality_vote', 'is_true'],
  ])('%s', (line, metric, operator) => {
    expect(compileFlag(line).rules).toEqual([{ metric, operator, threshold: null, unit: null }]);
  });

  it('joins two conditions of one line', () => {
    expect(compileFlag('CEO pay ratio exceeds 200:1 and say-on-pay support below 80%')).toMatchObject({
      join: 'all',
      rules: [{ metric: 'ceo_pay_ratio' }, { metric: 'say_on_pay_support' }],
    });
    expect(compileFlag('No clawback policy or hedging is permitted')).toMatchObject({
      join: 'any',
      rules: [{ metric: 'clawback_policy' }, { metric: 'hedging_permitted' }],
    });
  });

  it('describes what it understood', () => {
    expect(compileFlag('CEO pay ratio exceeds 200:1').understood_as).toBe(
      'Triggers when the CEO pay ratio is above 200:1.',
    );
    expect(compileFlag('Board should be at least 75% independent').understood_as).toBe(
      'Triggers when the share of independent directors is below 75%.',
    );
    expect(compileFlag('No clawback policy').understood_as).toBe('Triggers when there is no clawback policy.');
  });
});

describe('flag lines that stay in words', () => {
  it.each([
    'CEO pay ratio exceeds the peer median',
    'CEO pay ratio above 200:1 for the second consecutive year',
    'Audit fees increased by more than 20%',
    'Compensation committee is less than 100% independent',
    'CEO pay increased while shareholder returns fell',
    'Clawback policy',
    'Independent chair with more than 10 years of tenure',
    'The company faces material litigation',
    'Poison pill adopted without shareholder approval',
    'Board independence',
    'Insufficient board independence',
    'Gender pay gap above 20%',
    'CEO pay ratio between 100:1 and 200:1',
    'CEO pay ratio greater than 200:1 unless justified',
    'One-time awards without performance conditions',
  ])('%s', (line) => {
    expect(compileFlag(line)).toEqual({ kind: 'words', rules: [], join: 'any', understood_as: '' });
  });
});
