import { describe, expect, it } from 'vitest';
import { withholdDisagreeing } from './checks';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { readFacts } from './read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import type { FactDraft } from './types';

const filing = (text = 'Ms. Hale, Mr. Reed and Mr. Moss stand for election.') => readFilingText([pageOf(text, 3)], []);
const draft = (key: FactDraft['key'], value: FactDraft['value'], extra: Partial<FactDraft> = {}): FactDraft => ({
  key,
  value,
  confidence: 0.9,
  span: { page: 3, start: 0, end: 10 },
  source: 'xbrl',
  ...extra,
});
const withheld = (drafts: FactDraft[], key: FactDraft['key'], text?: string) =>
  withholdDisagreeing(filing(text), drafts).find((each) => each.key === key)?.withheld;

describe('facts of one filing check each other', () => {
  it('holds the pay ratio against the pay it is made of', () => {
    const pay = [draft('ceo_total_pay', 10_000_000, { period: '2023' }), draft('median_employee_pay', 50_000)];
    expect(withheld([...pay, draft('ceo_pay_ratio', 201)], 'ceo_pay_ratio')).toBeUndefined();
    expect(withheld([...pay, draft('ceo_pay_ratio', 120)], 'ceo_pay_ratio')).toContain('quotient');
  });

  it('takes the pay of the chief executive from the Summary Compensation Table', () => {
    const drafts = withholdDisagreeing(filing(), [
      draft('ceo_total_pay', 9_000_000, { period: '2023' }),
      draft('ceo_total_pay', 9_100_000),
    ]);
    expect(drafts.map((each) => each.withheld !== undefined)).toEqual([false, true]);
  });

  it('adds up the fees of the auditor', () => {
    const fees = (total: number) =>
      [
        draft('audit_fees', 100, { period: '2023' }),
        draft('audit_related_fees', 10, { period: '2023' }),
        draft('tax_fees', 5, { period: '2023' }),
        draft('other_fees', 0, { period: '2023' }),
        draft('total_auditor_fees', total, { period: '2023' }),
      ].map((each) => ({ ...each, value: Number(each.value) * 100_000 }));
    expect(withheld(fees(115), 'total_auditor_fees')).toBeUndefined();
    expect(withheld(fees(80), 'total_auditor_fees')).toContain('add up');
    expect(withheld(fees(80), 'audit_fees')).toContain('more than the total');
  });

  it('does not let an earlier year stand in for one that is withheld', () => {
    const drafts = withholdDisagreeing(filing(), [
      draft('audit_fees', 9e6, { period: '2023' }),
      draft('total_auditor_fees', 8e6, { period: '2023' }),
      draft('audit_fees', 7e6, { period: '2022' }),
    ]);
    expect(drafts.filter((each) => each.key === 'audit_fees').map((each) => each.withheld !== undefined)).toEqual([
      true,
      true,
    ]);
  });

  it('keeps independent directors within the board', () => {
    expect(
      withheld([draft('nominee_count', 10), draft('independent_directors', '9 of 10')], 'independent_directors'),
    ).toBeUndefined();
    expect(
      withheld([draft('nominee_count', 10), draft('independent_directors', '5 of 6')], 'independent_directors'),
    ).toContain('as many');
  });

  it('compares the women counted with how the filing speaks of its nominees', () => {
    const nominees = draft('nominees', [{ name: 'Ann Hale' }, { name: 'John Reed' }, { name: 'Ian Moss' }]);
    expect(withheld([nominees, draft('women_directors', 1)], 'women_directors')).toBeUndefined();
    expect(withheld([nominees, draft('women_directors', 2)], 'women_directors')).toContain('1 nominees as women');
  });

  it('takes no class of shares for a holder, and no group of officers', () => {
    expect(
      withheld([draft('largest_holder', [{ holder: 'Common', percent: 9, shares: 10 }])], 'largest_holder'),
    ).toContain('not a shareholder');
  });

  it('stores nothing that is withheld', () => {
    const text = 'The Board has nominated the nine persons named below: Ann Hale, John Reed and Ian Moss.';
    expect(readFacts({ pages: [pageOf(text, 3)], sections: [] }).filter((fact) => fact.key === 'nominees')).toEqual([]);
  });
});
