import { describe, expect, it } from 'vitest';
import { readFacts } from '@/lib/facts/read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';

const POLICY =
  'In October 2023 the Board adopted a clawback policy that requires us to recover erroneously awarded incentive ' +
  'compensation after a restatement.';
const PROPOSAL =
  '#Proposal 4: Shareholder Proposal to Amend the Clawback Policy\nAn owner of 50 shares intends to present the ' +
  'following proposal.\nRESOLVED: shareholders ask the Board to report each recoupment.';
const factIsWithheld = (key: string, facts: ReturnType<typeof readFacts>) =>
  facts.some((fact) => fact.key === key && fact.withheldReason !== null);
const clawbacksIn = (...pages: string[]) =>
  readFacts({ pages: pages.map((text, index) => pageOf(text, 20 + index)), sections: [] }).filter(
    (fact) => fact.key === 'clawback_policy',
  );

describe('what is said for and against a proposal of shareholders', () => {
  it.each([
    'Our company has no clawback policy worth its name, says one adviser.',
    'Further, a statement that no clawback was made could lead stockholders to conclude that nothing is done.',
    'The company does not have a clawback policy that reaches misconduct.',
  ])('rivals no policy of the company: %s', (claim) => {
    const facts = clawbacksIn(POLICY, PROPOSAL, claim);
    expect(facts.map((fact) => [fact.value, fact.page])).toEqual([['yes', 20]]);
  });

  it('stays in doubt where nothing else states the fact', () => {
    expect(
      clawbacksIn(PROPOSAL, 'The company does not have a clawback policy that reaches misconduct.').every(
        (fact) => fact.confidence <= 0.6,
      ),
    ).toBe(true);
  });

  it('is withheld where a proponent asks for it', () => {
    const asked =
      '#Proposal 6: Stockholder proposal on an independent chairman\nShareholders request that the Board adopt a ' +
      'policy so that two separate people hold the office of the Chairman and the office of the CEO.';
    const facts = readFacts({ pages: [pageOf(asked, 30)], sections: [] });
    expect(facts.filter(({ key }) => key === 'chair_ceo_separate' && !factIsWithheld(key, facts))).toEqual([]);
  });

  it('ends with the ballot', () => {
    const facts = clawbacksIn(PROPOSAL, `#Executive Compensation\n${POLICY}`);
    expect(facts.map((fact) => [fact.page, fact.confidence > 0.8])).toEqual([[21, true]]);
  });

  it('gives way to the policy section also where it says the same', () => {
    const answer =
      'The Board has adopted and maintains a clawback policy that requires recovery of erroneously awarded ' +
      'incentive compensation under the listing standards.';
    expect(
      clawbacksIn('Our clawback policy provides for recovery.', PROPOSAL, answer).map((fact) => fact.page),
    ).toEqual([20]);
  });
});

describe('the want of a clawback policy', () => {
  it.each([
    ['We do not have a clawback policy.', 'no'],
    ['The Company has not yet adopted a formal recoupment policy.', 'no'],
    ['There is no clawback policy for time-based awards of directors.', 'no'],
    [
      'The Committee does not have discretion to waive recovery under our clawback policy, which requires ' +
        'repayment after a restatement.',
      'yes',
    ],
    ['Our clawback policy applies to executive officers; no clawback was required in 2024.', 'yes'],
  ])('%s', (text, value) => {
    expect(clawbacksIn(text)[0]?.value).toBe(value);
  });
});
