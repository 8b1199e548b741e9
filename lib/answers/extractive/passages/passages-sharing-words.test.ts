import { describe, expect, it } from 'vitest';
import type { AnswerInput, Passage } from '@/lib/answers/types';
import { makeExtractiveEngine } from '@/lib/answers/answer-engine';
import { passagesSharingWords } from './passages-sharing-words';

const passage = (page: number, text: string): Passage => ({
  chunkId: `c${page}`,
  documentId: 'd',
  documentLabel: 'Acme, DEF 14A',
  page,
  sectionTitle: null,
  text,
  score: 0.5,
});
const PASSAGES = [
  passage(9, 'Severance is paid under the plan described below. The Board met five times in the year.'),
  passage(
    7,
    'Executives receive severance payments of two years of salary after a change in control. Directors receive a ' +
      'retainer.',
  ),
  passage(3, 'The canteen opens at seven every day and closes late in the evening.'),
];
const input = (question: string): AnswerInput => ({
  question,
  passages: PASSAGES,
  facts: [],
  documents: [{ documentId: 'd', companyName: 'Acme', label: 'Acme, DEF 14A', fiscalYear: 2025 }],
});
const QUESTION =
  'Which severance and change-in-control payments would executives receive, and is vesting single-trigger or ' +
  'double-trigger?';

describe('passages near to a question that nothing answers', () => {
  it('are whole sentences that say at least two of its words', () => {
    expect(passagesSharingWords(input(QUESTION))).toEqual([
      {
        chunkId: 'c7',
        documentId: 'd',
        page: 7,
        quote: 'Executives receive severance payments of two years of salary after a change in control.',
      },
    ]);
  });

  it('are none where the filing speaks of other things', () => {
    expect(passagesSharingWords(input('How many penguins live at the headquarters?'))).toEqual([]);
  });

  it('are named in an answer that still claims nothing', async () => {
    const answer = await makeExtractiveEngine().answer(input(QUESTION));
    expect(answer).toMatchObject({ insufficientEvidence: true, confidence: null });
    expect(answer.answer).toMatch(
      /^The extractive engine found no passage in the selected document that answers this by itself\./,
    );
    expect(answer).toMatchObject({ quotes: [], nearest: [{ page: 7 }] });
  });
});
