import { describe, expect, it } from 'vitest';
import type { FactKey } from '../fact-keys';
import { structureOf } from '../testing/structure-of';
import { findValues, wordsOfUnits } from './find-values';
import { findWords } from './find-words';

function seen(key: FactKey, entries: Parameters<typeof structureOf>[0], place?: Parameters<typeof structureOf>[1]) {
  const structure = structureOf(entries, place);
  return findValues(key, structure, wordsOfUnits(structure)).map(({ value }) => value);
}

describe('values seen in units', () => {
  it.each<[FactKey, string, (number | string)[]]>([
    ['board_meetings', 'During 2023, the Board held eight meetings.', [8]],
    ['board_meetings', 'The Audit Committee held five meetings in 2023.', []],
    ['nominee_count', 'The following twelve directors are nominated for election.', [12]],
    ['nominee_count', 'A holder may use proxy access to nominate up to two directors.', []],
    ['nominee_count', 'Proposal 1: Election of directors; page 9 FOR each director nominee.', []],
    ['ceo_pay_ratio', 'The ratio of CEO pay to the pay of the median employee was 169:1.', [169]],
    [
      'ceo_pay_ratio',
      'The pay of the CEO was 1,635.2 times that of the median employee, a ratio of 1,635.2 to 1.',
      [1635.2, 1635.2],
    ],
    [
      'record_date',
      'Holders of record at the close of business on March 4, 2024 are entitled to vote.',
      ['2024-03-04'],
    ],
    ['auditor_since', 'The firm has served as our independent auditor since fiscal year 2007.', [2007]],
    ['auditor_since', 'The lead audit partner has led the audit since 2021.', []],
    ['women_directors', 'Of our twelve nominees, four are women.', [4]],
    ['women_directors', 'Three of the four committees of the board are chaired by women.', []],
    ['say_on_pay_support', 'About 93.4% of votes supported our say-on-pay proposal.', [93.4]],
    ['say_on_pay_support', 'Some 93.4% of votes chose the annual frequency of say-on-pay.', []],
    ['overboarding_limit', 'Directors may not serve on more than four other public company boards.', [4]],
  ])('%s: %s', (key, sentence, expected) => {
    expect(seen(key, [sentence])).toEqual(expected);
  });

  it('assigns each multiple to the office before or after it', () => {
    const lead = { section: 'Stock Ownership Guidelines' };
    const behind = 'We require 6x salary for the CEO and 3x salary for other NEOs.';
    expect(seen('ceo_ownership_multiple', [behind], lead)).toEqual([6]);
    const before = 'The CEO must hold six times salary and executive vice presidents three times salary.';
    expect(seen('ceo_ownership_multiple', [before], lead)).toEqual([6]);
    const others = 'All NEOs other than the CEO must hold four times salary.';
    expect(seen('ceo_ownership_multiple', [others], lead)).toEqual([]);
    const rows = ['CEO', 'Other executive officers', 'Non-employee directors'].map((label, at) => ({
      label,
      cells: { 'Multiple of Salary or Retainer': `${[6, 3, 5][at]}x` },
    }));
    expect(seen('ceo_ownership_multiple', rows, lead)).toEqual([6]);
    expect(seen('director_ownership_multiple', rows, lead)).toEqual([5]);
    expect(seen('ceo_ownership_multiple', ['On a change in control the CEO gets three times salary.'], lead)).toEqual(
      [],
    );
  });

  it('reads fees of the newest year in the table’s scale, and trusts those that add up', () => {
    const row = (label: string, newer: string, older: string) => ({ label, cells: { '2022': older, '2023': newer } });
    const rows = [
      row('Audit Fees', '$7,799', '$7,939'),
      row('Audit-Related Fees', '2,546', '5,603'),
      row('Tax Fees', '3,302', '5,865'),
      row('Total', '$13,647', '$19,407'),
    ];
    const structure = structureOf(rows, { lead: 'Fees of the auditor (in thousands)', page: 4 });
    const words = wordsOfUnits(structure);
    expect(findValues('audit_fees', structure, words)[0]).toMatchObject({ value: 7_799_000, isClose: true });
    expect(findValues('total_auditor_fees', structure, words)[0]).toMatchObject({ value: 13_647_000, isClose: true });
    const broken = structureOf([...rows.slice(0, 3), row('Total', '$23,647', '$19,407')], {
      lead: 'in thousands',
      page: 4,
    });
    expect(findValues('total_auditor_fees', broken, wordsOfUnits(broken))[0]?.isClose).toBe(false);
  });

  it('takes amounts with a decimal point for millions', () => {
    const structure = structureOf([{ label: 'Audit', cells: { '2023': '$77.5', '2022': '$71.0' } }], { page: 2 });
    expect(findValues('audit_fees', structure, wordsOfUnits(structure)).map(({ value }) => value)).toEqual([
      77_500_000,
    ]);
  });
});

describe('words seen in units', () => {
  const values = (key: FactKey, entries: string[]) => {
    const structure = structureOf(entries);
    return findWords(key, structure, wordsOfUnits(structure)).map(({ value }) => value);
  };

  it('tells a ban from one with exceptions', () => {
    expect(values('hedging_policy', ['Our policy prohibits hedging by directors and officers.'])).toEqual([
      'prohibited',
    ]);
    expect(values('hedging_policy', ['Hedging is prohibited unless it is pre-cleared.'])).toEqual(['restricted']);
  });

  it('follows proposals from the first, and says that shareholders make none', () => {
    const ballot = [
      'Proposal 1: Election of directors',
      'Proposal 2: Ratification of the auditor',
      'Proposal 9: Other',
    ];
    expect(values('proposals', ballot)).toEqual([2]);
    expect(values('shareholder_proposals', ballot)).toEqual([0]);
    expect(values('shareholder_proposals', [...ballot, 'Proposal 3: Shareholder proposal on lobbying'])).toEqual([3]);
  });

  it('reads how many of the board are independent', () => {
    expect(values('independent_directors', ['Nine of our ten nominees are independent.'])).toEqual(['9 of 10']);
  });
});

describe('the firm that audits', () => {
  it.each([
    ['The Audit Committee appointed KPMG as independent auditor.', ['kpmg']],
    ['Fallow Brook LLP has served as our independent auditor since 2009.', ['fallow']],
    ['Ratification of the appointment of Doe, Roe & Moss, LLP as auditor.', ['doe']],
    ['Ratify Ernst & Young LLP as independent auditor for 2025.', ['ernst']],
    ['Deloitte & Touche LLP, our auditor, attends the meeting.', ['deloitte']],
    ['The fees of our auditor rose in 2025.', []],
    ['Fallow Brook LLP is counsel to the underwriters.', []],
  ])('%s', (sentence, firms) => {
    const structure = structureOf([sentence]);
    expect(findWords('auditor', structure, wordsOfUnits(structure)).map(({ value }) => value)).toEqual(firms);
  });
});
