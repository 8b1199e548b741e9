import { describe, expect, it } from 'vitest';
import type { Job } from '@/lib/jobs/rows/schema';
import type { FilingOutcome } from '@/lib/processing/schema';
import { fetchSentence, summarizeFetch } from './fetch-outcome';

const filing = (outcome: FilingOutcome['outcome'], message = ''): FilingOutcome => ({
  company_id: 'apple',
  accession_number: `0000320193-24-${Math.random()}`,
  form_type: 'DEF 14A',
  filing_date: '2024-01-11',
  document_id: null,
  outcome,
  message,
});
const job = (changes: Partial<Job>): Job => ({
  id: '',
  kind: 'fetch-filings',
  status: 'completed',
  progress: { done: 0, total: 0, message: '' },
  result: { filings: [] },
  error: null,
  created_at: '',
  started_at: null,
  finished_at: null,
  ...changes,
});
const nameOf = () => 'Apple Inc.';

describe('the result of a fetch', () => {
  it('counts what was fetched, known and failed, and lists the failures with their reasons', () => {
    const summary = summarizeFetch(
      job({
        result: {
          filings: [
            filing('processed'),
            filing('already_there'),
            filing('failed', 'Apple Inc.: The filing was not found.'),
          ],
        },
      }),
      nameOf,
    );
    expect(summary).toMatchObject({
      tone: 'warn',
      title: '1 filing fetched, 1 filing already there, 1 filing failed.',
    });
    expect(summary.failures).toMatchObject([
      { what: 'Apple Inc. · DEF 14A · filed Jan 11, 2024', reason: 'The filing was not found.' },
    ]);
  });

  it('names the company whose list EDGAR gave in part, also when nothing failed', () => {
    const remarks = [{ company_id: 'apple', message: 'Apple Inc.: EDGAR did not give part of its list.' }];
    expect(summarizeFetch(job({ result: { filings: [filing('processed')], remarks } }), nameOf)).toMatchObject({
      tone: 'warn',
      title: '1 filing fetched.',
      failures: [{ what: 'Apple Inc.', reason: 'EDGAR did not give part of its list.' }],
    });
  });

  it('distinguishes a filing that EDGAR does not have from one that failed', () => {
    const summary = summarizeFetch(
      job({
        result: {
          filings: [
            filing('processed'),
            filing('not_found', 'EDGAR does not have it.'),
            filing('failed', 'Too large.'),
          ],
        },
      }),
      nameOf,
    );
    expect(summary).toMatchObject({
      tone: 'warn',
      title: '1 filing fetched, 1 filing not found at EDGAR, 1 filing failed.',
    });
    expect(summary.failures.map(({ reason }) => reason)).toEqual(['EDGAR does not have it.', 'Too large.']);
  });

  it('does not call a company whose list could not be read a filing that failed', () => {
    const unlisted = {
      ...filing('failed', 'Apple Inc.: EDGAR does not answer.'),
      accession_number: null,
      form_type: null,
      filing_date: null,
    };
    expect(summarizeFetch(job({ result: { filings: [filing('processed'), unlisted] } }), nameOf).title).toBe(
      '1 filing fetched, the list of 1 company could not be read.',
    );
    expect(summarizeFetch(job({ result: { filings: [unlisted] } }), nameOf)).toMatchObject({
      tone: 'bad',
      title: 'The list of 1 company could not be read.',
    });
  });

  it('says that nothing was found, that it failed, that it was cancelled', () => {
    expect(summarizeFetch(job({}), nameOf).title).toMatch(/^No filings/);
    expect(
      summarizeFetch(job({ status: 'failed', error: 'EDGAR does not answer.', result: null }), nameOf),
    ).toMatchObject({ tone: 'bad', title: 'EDGAR does not answer.' });
    expect(summarizeFetch(job({ status: 'cancelled', result: null }), nameOf).title).toMatch(/cancelled/);
  });
});

it('names the current filing without the numbers above the bar', () => {
  expect(fetchSentence('4 of 9 filings, rendering DEF 14A 2024 of Apple Inc.')).toBe(
    'Rendering DEF 14A 2024 of Apple Inc.',
  );
  expect(fetchSentence('Listing filings of Apple Inc. (1 of 2)')).toBe('Listing filings of Apple Inc. (1 of 2)');
});
