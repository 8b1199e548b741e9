import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { QueryResult } from '@/lib/queries/schema';
import { show } from '@/tests/support/components/show';
import { someResult, someSource } from '@/tests/support/components/some-answer';
import { AnswerPanel } from './answer-panel';
import { SourceList } from './source-list';
import { evidenceOf, toViewerSources } from './result-sources';

/** The answer with the parts below it, as in the Query Documents tab. */
function open(result: QueryResult, { active = null as number | null } = {}) {
  const onSelect = vi.fn();
  const documents = [...result.sources, ...result.nearest_passages].map(({ document_id: id }) => ({
    id,
    formType: 'DEF 14A',
    fiscalYear: 2025,
    filingDate: '2025-04-02',
  }));
  const sources = toViewerSources(result, documents);
  const activeId = active === null ? null : (sources[active - 1]?.id ?? null);
  const shown = { sources, activeId, onSelect };
  const { user } = show(
    <>
      <AnswerPanel result={result} {...shown} />
      <SourceList
        evidence={evidenceOf(result)}
        isAnswer={result.sources.length > 0}
        documents={documents}
        operands={result.calculation?.operands}
        {...shown}
      />
    </>,
  );
  return { user, onSelect, sources };
}

const panel = () => screen.getByRole('region', { name: 'Answer' });
const list = (name = 'Sources') => screen.getByRole('region', { name });

describe('an answered question', () => {
  const result = someResult({
    answer: 'The ratio was 214 to 1. [1] The median was $102,085. [2]',
    sources: [
      someSource(),
      someSource({ page_number: 62, excerpt: 'median employee was $102,085', section_title: '' }),
    ],
  });

  it('shows the answer with a numbered citation behind each claim', () => {
    open(result);
    expect(panel()).toHaveTextContent('The ratio was 214 to 1. 1 The median was $102,085. 2');
    expect(within(panel()).getByRole('button', { name: 'Source 1, DEF 14A FY2025, page 61' })).toHaveTextContent('1');
    expect(within(panel()).getByRole('button', { name: 'Source 2, DEF 14A FY2025, page 62' })).toHaveTextContent('2');
  });

  it('lists each source with its page, section and words', () => {
    open(result);
    const [first, second] = within(list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('p. 61');
    expect(first).toHaveTextContent('Pay Ratio');
    expect(first).toHaveTextContent('the ratio was estimated to be 214 to 1');
    expect(first).toHaveTextContent('97%');
    expect(second).toHaveTextContent('Document Section');
  });

  it('gives the quote of a source to assistive technology', () => {
    open(result);
    expect(within(list()).getByRole('button', { name: /^Source 1/ })).toHaveAccessibleDescription(
      'Pay Ratio the ratio was estimated to be 214 to 1',
    );
  });

  it('shows the source of a citation or card', async () => {
    const { user, onSelect, sources } = open(result);
    await user.click(within(panel()).getByRole('button', { name: /^Source 2/ }));
    expect(onSelect).toHaveBeenLastCalledWith(sources[1]?.id);
    await user.click(within(list()).getByRole('button', { name: /^Source 1/ }));
    expect(onSelect).toHaveBeenLastCalledWith(sources[0]?.id);
  });

  it('marks the active source in the answer and in the list', () => {
    open(result, { active: 2 });
    for (const where of [panel(), list()]) {
      expect(within(where).getByRole('button', { name: /^Source 2/ })).toHaveAttribute('aria-pressed', 'true');
      expect(within(where).getByRole('button', { name: /^Source 1/ })).toHaveAttribute('aria-pressed', 'false');
    }
    expect(within(list()).getByRole('button', { name: /^Source 2/ })).toHaveTextContent('Active Source');
  });

  it('says how many quotes were found, how sure it is and what made it', () => {
    open(result);
    expect(panel()).toHaveTextContent('2 of 2 quotes found word for word');
    expect(panel()).toHaveTextContent('Confidence 91%');
    expect(panel()).toHaveTextContent('extractive');
    expect(panel()).not.toHaveTextContent('Insufficient evidence');
  });

  it('leaves out a confidence that was not asked for', () => {
    open(someResult({ confidence: null }));
    expect(panel()).not.toHaveTextContent('Confidence');
  });

  it('shows what the engine remarks', () => {
    open(someResult({ notes: ['One of the documents holds no text.'] }));
    expect(panel()).toHaveTextContent('One of the documents holds no text.');
  });

  it('copies the answer with its quotes', async () => {
    const { user } = open(result);
    await user.click(within(panel()).getByRole('button', { name: 'Copy answer' }));
    expect(await within(panel()).findByRole('button', { name: 'Answer copied' })).toBeInTheDocument();
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('The ratio was 214 to 1. [1]');
    expect(copied).toContain('[1] Source 1, DEF 14A FY2025, page 61: “the ratio was estimated to be 214 to 1”');
  });

  it('shows markup in an answer as plain text', () => {
    open(someResult({ answer: 'See <img src=x onerror=alert(1)> and <b>this</b>. [1]' }));
    expect(panel()).toHaveTextContent('<b>this</b>');
    expect(panel().querySelector('img, b')).toBeNull();
  });
});

describe('a question that nothing answers', () => {
  const abstained = someResult({
    answer: 'The selected documents do not state a pay ratio.',
    sources: [],
    nearest_passages: [someSource({ excerpt: 'Our pay practices' })],
    insufficient_evidence: true,
    confidence: null,
  });

  it('says first that the evidence is insufficient', () => {
    open(abstained);
    expect(panel()).toHaveTextContent(/Insufficient evidence\s*The selected documents do not state a pay ratio\./);
    expect(panel()).not.toHaveTextContent(/quotes? found/);
  });

  it('offers the nearest passages, and calls none of them a source or how sure it is', () => {
    open(abstained);
    expect(screen.queryByRole('region', { name: 'Sources' })).not.toBeInTheDocument();
    const passages = list('Nearest passages');
    expect(passages).toHaveTextContent('None of them is an answer.');
    expect(within(passages).getByRole('button', { name: 'Nearest passage 1, DEF 14A FY2025, page 61' })).toBeVisible();
    expect(passages).not.toHaveTextContent('97%');
  });

  it('lists nothing where there is nothing near either', () => {
    open({ ...abstained, nearest_passages: [] });
    expect(screen.queryByRole('region', { name: 'Nearest passages' })).not.toBeInTheDocument();
  });
});

describe('a quote that is not on its page', () => {
  const result = someResult({
    answer: 'The ratio was 214 to 1. [1] It rose. [2]',
    sources: [someSource(), someSource({ quote_verified: false })],
  });

  it('is called unverified on its card alone, without a relevance', () => {
    open(result);
    const [first, second] = within(list()).getAllByRole('listitem');
    expect(first).not.toHaveTextContent('unverified');
    expect(second).toHaveTextContent('unverified');
    expect(second).not.toHaveTextContent('97%');
  });

  it('is not counted among those found', () => {
    open(result);
    expect(panel()).toHaveTextContent('1 of 2 quotes found word for word');
  });

  it('is announced with the citation and the card', () => {
    open(result);
    for (const where of [panel(), list()]) {
      expect(within(where).getByRole('button', { name: /^Source 2.*unverified/ })).toBeInTheDocument();
      expect(within(where).getByRole('button', { name: /^Source 1/ })).not.toHaveAccessibleName(/unverified/);
    }
  });
});

describe('a calculated answer', () => {
  it('shows the formula with a citation behind each figure', () => {
    open(
      someResult({
        answer: 'The audit fees are 80.0% of all fees: $4,000,000 [1] / $5,000,000 [2].',
        sources: [
          someSource({ excerpt: 'Audit fees 4,000,000' }),
          someSource({ page_number: 63, excerpt: 'Total 5,000,000' }),
        ],
        calculation: {
          value: 80,
          unit: 'percent',
          formula: 'audit fees / total fees × 100',
          operands: [
            { label: 'Audit fees', value: 4_000_000, unit: 'USD', source: 0 },
            { label: 'Total fees', value: 5_000_000, unit: 'USD', source: 1 },
          ],
        },
      }),
    );
    expect(panel()).toHaveTextContent('The audit fees are 80.0% of all fees: $4,000,000 1 / $5,000,000. 2');
    expect(within(panel()).getByRole('button', { name: /^Source 2.*page 63$/ })).toBeInTheDocument();
  });

  it('shows value, formula and operands where the formula comes in parts', () => {
    open(
      someResult({
        answer: 'Free cash flow margin was 14.5% in fiscal 2025: … [1] [2] [3]',
        sources: [
          someSource({ excerpt: 'Net cash provided 1,331' }),
          someSource({ page_number: 15, excerpt: 'Capital expenditures (634)' }),
          someSource({ page_number: 13, excerpt: 'Revenue 4,812' }),
        ],
        calculation: {
          value: 14.4846,
          unit: 'percent',
          label: 'Free cash flow margin, fiscal 2025',
          formula: '(Cash from operations − Capital expenditures) ÷ Revenue × 100',
          expression: ['(', 0, '−', 1, ')', '÷', 2, '×', '100'],
          operands: [
            { label: 'Cash from operations', value: 1_331e6, unit: 'USD', source: 0 },
            { label: 'Capital expenditures', value: 634e6, unit: 'USD', source: 1 },
            { label: 'Revenue', value: 4_812e6, unit: 'USD', source: 2 },
          ],
        },
      }),
    );
    expect(panel()).toHaveTextContent('Calculated');
    expect(panel()).toHaveTextContent('14.5%Free cash flow margin, fiscal 2025');
    const formula = within(panel()).getByRole('group', { name: /^Formula: \(Cash from operations/ });
    expect(formula).toHaveTextContent('(1,3311Cash from operations−6342Capital expenditures)÷4,8123Revenue');
    expect(within(formula).getAllByRole('button')).toHaveLength(3);
    expect(panel()).toHaveTextContent('$ millions');
    expect(screen.getByRole('region', { name: 'Operands' })).toHaveTextContent('Capital expenditures');
  });
});
