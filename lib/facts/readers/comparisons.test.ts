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
