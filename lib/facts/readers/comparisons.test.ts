import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFacts } from '../read-facts';

const valuesOf = (key: string, text: string) =>
  readFacts({ pages: [pageOf(text, 12)], sections: [] })
    .filter((fact) => fact.key === key)
    .map((fact) => fact.value);

it('takes the ratio to the median employee, not that to the other officers', () => {
  const text =
    'CEO pay ratio. The ratio of the annual total compensation of our CEO to that of the median employee was 214:1. ' +
    'The ratio of our CEO’s total compensation to the average total compensation of our other NEOs was 4:1.';
  expect(valuesOf('ceo_pay_ratio', text)).toEqual([214]);
});

it('takes what the support was, not by how much it changed', () => {
  const text =
    'At our 2023 annual meeting 91.4% of the votes cast were in favor of our say-on-pay proposal, an improvement of ' +
    'approximately 18.3% over the support at the 2022 annual meeting.';
  expect(valuesOf('say_on_pay_support', text)).toEqual([91.4]);
});

it('takes the support of holders who voted, not of holders whom the company met', () => {
  const text =
    'Holders of approximately 96.4% of our stock represented and voting at our 2023 annual meeting voted in favor of ' +
    'our say-on-pay proposal. We met with holders of 61% of our shares to hear their views on the say-on-pay vote.';
  expect(valuesOf('say_on_pay_support', text)).toEqual([96.4]);
});

it.each([
  'Our committee responds where say-on-pay support at the annual meeting falls below 70% of the votes cast.',
  'Over five years votes cast in favor of our say-on-pay proposal at the annual meeting ranged from 84% to 97%.',
  'At annual meetings of the S&P 500 the average vote in favor of say-on-pay proposals was 89% of votes cast.',
])('takes no bar, no range and no other companies for the support: %s', (text) => {
  expect(valuesOf('say_on_pay_support', text)).toEqual([]);
});

it("takes no ratio of peers and no range for the company's own", () => {
  const text =
    'CEO pay ratio. Our CEO to median employee pay ratio was 214:1. The median ratio of CEO to median employee pay ' +
    'in our peer group was 251:1. Ratios of CEO to median employee pay ranged from 90:1 to 310:1.';
  expect(valuesOf('ceo_pay_ratio', text)).toEqual([214]);
});
