import { describe, expect, it } from 'vitest';
import type { Fact } from '../fact';
import { quoteSupports } from './quote-supports';

const fact = (key: Fact['key'], value: Fact['value'], quote: string, extra: Partial<Fact> = {}) => ({
  key,
  value,
  quote,
  unit: null,
  period: null,
  ...extra,
});
const verdict = (...args: Parameters<typeof fact>) => quoteSupports(fact(...args)).verdict;

describe('a quote supports a fact', () => {
  it.each([
    ['ceo_pay_ratio', 186, 'the ratio of our CEO’s pay to that of our median employee was 186 to 1', { unit: 'ratio' }],
    ['ceo_pay_ratio', 37, 'resulting in a ratio of those amounts of 1-to-37', { unit: 'ratio' }],
    ['median_employee_pay', 54_476, 'Median Employee Total Annual Compensation $ 54,476', { unit: 'USD' }],
    ['audit_fees', 27_295_000, 'Audit Fees $27,406 $27,295', { unit: 'USD', period: '2023' }],
    ['board_meetings', 6, 'The Board met six times in 2023.', { unit: 'meetings' }],
    ['board_meetings', 6, 'The Board held 6 meetings, and the Audit Committee held 9 meetings.', { unit: 'meetings' }],
    ['women_directors', 4, 'seven of eleven members are diverse, including four who are female', { unit: 'people' }],
    ['independent_directors', '9 of 10', 'Nine of our ten nominees are independent', { unit: 'people' }],
    ['record_date', '2024-03-06', 'as of the close of business on March 6, 2024 ("Record Date")', { unit: 'date' }],
    ['lead_independent_director', 'Ann Hale', 'Ms. Hale has served as our Lead Independent Director since 2020.', {}],
    [
      'largest_holder',
      [{ holder: 'The Vanguard Group', percent: 9.42, shares: 272_410_990 }],
      'The Vanguard Group 272,410,990 9.42',
      { unit: 'percent' },
    ],
    ['classified_board', false, 'We do not have a classified board.', {}],
    ['chair_ceo_separate', true, 'The roles of Chair and CEO are separate.', {}],
    ['hedging_policy', 'prohibited', 'Directors may not hedge company stock.', {}],
    ['say_on_pay_support', 96, 'In 2023, 96% of the votes supported our say-on-pay proposal', { unit: 'percent' }],
  ] as [Fact['key'], Fact['value'], string, Partial<Fact>][])('%s %j: %s', (key, value, quote, extra) => {
    expect(verdict(key, value, quote, extra)).toBe('supported');
  });
});

describe('a quote leaves a fact open', () => {
  it.each([
    [
      'another ratio',
      'ceo_pay_ratio',
      336,
      'the ratio to the median is 336:1, and 253:1 without part-time workers',
      { unit: 'ratio' },
    ],
    [
      'another share',
      'special_meeting_right',
      'holders of 25%',
      'Holders of 25% may call a special meeting, or holders of 10% with consent.',
      {},
    ],
    [
      'both answers',
      'chair_ceo_separate',
      false,
      'We combined the roles in 2019 and have separated them since: the Chair and CEO are two people.',
      {},
    ],
    [
      'two boards',
      'independent_directors',
      '11 of 12',
      '11 of 12 nominees and 12 of 13 current directors are independent',
      { unit: 'people' },
    ],
    [
      'an exception',
      'pledging_policy',
      'prohibited',
      'Directors may not pledge shares unless the General Counsel approves.',
      {},
    ],
    [
      'limits for awards alone',
      'pledging_policy',
      'prohibited',
      'Directors are not permitted to pledge these RSUs.',
      {},
    ],
    ['limits beside a ban', 'pledging_policy', 'prohibited', 'Pledging Limitations & Hedging Prohibitions', {}],
    ['a carve-out', 'pledging_policy', 'prohibited', 'a prohibition of pledging with a capped carve-out', {}],
    ['attendance of all together', 'board_attendance', 98, '98% attendance at Board meetings', { unit: 'percent' }],
    [
      'a former post',
      'chair_ceo_separate',
      false,
      'Mr. Reed, our Lead Director, had years in the dual jobs of CEO and Chairman.',
      {},
    ],
    [
      'the wish of a proponent',
      'classified_board',
      false,
      'The resignation bylaw shall stipulate what happens at the next annual election of directors.',
      {},
    ],
    [
      'a figure that would have been',
      'median_employee_pay',
      39_663,
      'Had we not used the adjustment, our median employee would have been paid $39,663.',
      { unit: 'USD' },
    ],
  ] as [string, Fact['key'], Fact['value'], string, Partial<Fact>][])('with %s', (_, key, value, quote, extra) => {
    expect(verdict(key, value, quote, extra)).toBe('ambiguous');
  });
});

describe('a quote does not show a fact', () => {
  it.each([
    [
      'the number of something else',
      'board_meetings',
      6,
      'The Audit Committee reported at length.',
      { unit: 'meetings' },
    ],
    ['no subject', 'women_directors', 2, '3 1 8 2 Racially Diverse Independent', { unit: 'people' }],
    ['another name', 'board_chair', 'Ann Hale', 'Mr. Reed is the Chair of our Board.', {}],
    ['seats of a committee', 'board_chair', 'Ann Hale', 'Technology Committee Ann Hale, Mark Reed 4', {}],
    ['the opposite', 'hedging_policy', 'permitted', 'Directors must not hedge.', {}],
    [
      'a share of a holder that is not named',
      'largest_holder',
      [{ holder: 'The Vanguard Group', percent: 9.42, shares: 1 }],
      'BlackRock, Inc. 192,831,104 9.42',
      { unit: 'percent' },
    ],
    [
      'a list that is not told',
      'shareholder_proposals',
      [
        { title: 'Report on lobbying', number: 4 },
        { title: 'Independent chair', number: 5 },
      ],
      'Proposal 4: Report on lobbying',
      {},
    ],
    [
      'another rule on age',
      'retirement_age',
      65,
      'Deferred fees are paid when the director reaches age 65 or upon retirement from the board.',
      { unit: 'years' },
    ],
    [
      'a simple majority of votes on proposals',
      'director_vote_standard',
      'majority',
      'Many support proposals on simple majority voting of directors.',
      {},
    ],
    [
      'the date of a meeting',
      'say_on_pay_frequency',
      'every year',
      'The next say-on-pay vote will be held at our 2025 Annual Meeting.',
      {},
    ],
    [
      'a duty of controls',
      'esg_oversight',
      'Audit Committee',
      'Audit Committee Oversight of ESG Disclosure Controls',
      {},
    ],
    [
      'no duty',
      'esg_oversight',
      'compensation committee',
      'the compensation committee weighed growth, workforce and advancing ESG',
      {},
    ],
    [
      'a title mixed with another column',
      'shareholder_proposals',
      [{ title: 'Simple NO RECOMMENDATION 1-800-555-0199 majority vote', number: 4 }],
      'Simple NO RECOMMENDATION 1-800-555-0199 majority vote',
      {},
    ],
    [
      'another of the same surname',
      'board_chair',
      'Barrett L. Reese',
      'our Chairman, Stewart Reese, assists the chief executive',
      {},
    ],
    [
      'ten times the value',
      'ceo_pay_ratio',
      18,
      'the ratio of our CEO to the median employee was 1.8 to 1',
      { unit: 'ratio' },
    ],
  ] as [string, Fact['key'], Fact['value'], string, Partial<Fact>][])(
    'that gives %s',
    (_, key, value, quote, extra) => {
      expect(verdict(key, value, quote, extra)).toBe('unsupported');
    },
  );
});
