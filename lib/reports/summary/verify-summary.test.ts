import { describe, expect, it } from 'vitest';
import type { ReportAnswer } from '../schema';
import { contextRelevance } from './context-relevance';
import { verifySummary } from './verify-summary';

const answer = (text: string) => ({ answer: text }) as ReportAnswer;
const numbered = new Map([
  ['a1', answer('The ratio was 336 to 1 [1].')],
  ['a2', answer('Audit fees were $10,181,000 [1].')],
]);

describe('a summary written by a model', () => {
  it('keeps findings that name an answer and state its numbers', () => {
    const { overview, findings } = verifySummary(
      {
        overview: 'A ratio of 336 stands out.',
        findings: [
          { text: 'The pay ratio is 336 to 1.', answers: ['a1'] },
          { text: 'Fees of $10,181,000 were paid.', answers: ['a2'] },
        ],
      },
      numbered,
      [],
    );
    expect(overview).toBe('A ratio of 336 stands out.');
    expect(findings.map((finding) => finding.text)).toEqual([
      'The pay ratio is 336 to 1.',
      'Fees of $10,181,000 were paid.',
    ]);
  });

  it('drops what names no answer, or a number that its answers do not state', () => {
    const { overview, findings } = verifySummary(
      {
        overview: 'Support fell to 61%.',
        findings: [
          { text: 'The ratio is 337 to 1.', answers: ['a1'] },
          { text: 'Fees were $10,181,000.', answers: ['a1'] },
          { text: 'All is well.', answers: ['a9'] },
        ],
      },
      numbered,
      [],
    );
    expect(overview).toBeNull();
    expect(findings).toEqual([]);
  });
});

describe('what an analysis context cares about', () => {
  it('is determined by the words of the question', () => {
    const cares = contextRelevance(
      'We are a long-term value investor and look hard at auditors, their fees, and at clawback.',
    );
    expect(
      cares('What audit, audit-related, tax and other fees were paid to the independent auditor?'),
    ).toBeGreaterThan(0);
    expect(cares('Is the board classified?')).toBe(0);
  });

  it('is nothing without a context', () => {
    expect(contextRelevance('')('What fees were paid?')).toBe(0);
  });
});
