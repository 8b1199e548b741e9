import { describe, expect, it } from 'vitest';
import { readStructure } from '@/lib/reading/structure/read-structure';
import { readFacts } from './read-facts';
import { stateFacts } from './state-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';

/** Number of pages of a complete filing; most are empty here. */
const WHOLE_FILING = 30;

function state(...texts: string[]) {
  return stateOf(Array.from({ length: WHOLE_FILING }, (_, at) => texts[at] ?? ''));
}

function stateOf(texts: readonly string[]) {
  const pages = texts.map((text, at) => pageOf(text, at + 1));
  return stateFacts({ pages, sections: [], structure: readStructure(pages, []), chunks: [] });
}

const AUDITOR = `Proposal 2: Ratification of the appointment of the auditor
The Audit Committee has appointed KPMG LLP as our independent registered public accounting firm for 2024.
KPMG LLP has served as our independent auditor since 2007.`;

describe('facts weighed against the whole filing', () => {
  it('states what the filing states in several places, with the probability as its confidence', () => {
    const auditor = state(AUDITOR, AUDITOR, AUDITOR).find((fact) => fact.key === 'auditor');
    expect(auditor).toMatchObject({ value: 'KPMG LLP', withheldReason: null });
    expect(auditor?.confidence).toBeGreaterThan(0.75);
  });

  it('returns what it withholds with a reason, and its words', () => {
    const pay = (median: string, ratio: string) =>
      `For 2023 the annual total compensation of our median employee was $${median}.
The annual total compensation of our CEO was $10,000,000.
The ratio of the pay of our CEO to the pay of our median employee was ${ratio} to 1.`;
    const facts = state(pay('50,000', '120'));
    const ratio = facts.find((fact) => fact.key === 'ceo_pay_ratio');
    expect(ratio?.withheldReason).toContain('quotient');
    expect(ratio?.quote).toContain('120 to 1');
  });

  it('states nobody of a family by the surname alone', () => {
    const chair = (family: string) => {
      const text = `${family}\nMr. Hale, our Chairman of the Board, leads the meetings of our board of directors.`;
      return state(text, text, text).find(({ key, withheldReason }) => key === 'board_chair' && !withheldReason)?.value;
    };
    expect(chair('Sam B. Hale, 71, is a director.')).toBe('Sam B. Hale');
    expect(chair('Sam B. Hale, 71, and Mark Hale, 42, and Jane Poe, 60, are directors.')).toBeUndefined();
  });

  it('withholds nominees whom nothing else in the filing counts or names', () => {
    const facts = state('Election of directors: Jane Doe, John Roe and Mary Major are nominated as directors.');
    expect(facts.filter((fact) => fact.key === 'nominees' && fact.withheldReason === null)).toEqual([]);
  });

  it('leaves what an annual report states as the rules read it', () => {
    const text = `Annual report pursuant to section 13 or 15(d)\n${AUDITOR}`;
    const pages = [pageOf(text, 1)];
    expect(state(text).filter((fact) => fact.withheldReason === null)).toEqual(readFacts({ pages, sections: [] }));
  });

  it('leaves an excerpt of a few pages as the rules read it, as nothing repeats there', () => {
    const facts = stateOf([AUDITOR]);
    expect(facts.find((fact) => fact.key === 'auditor')).toMatchObject({ value: 'KPMG LLP', withheldReason: null });
  });
});
