import { describe, expect, it } from 'vitest';
import { documentsFor } from './expected-sources';

const proxy = { documentType: 'Proxy Statement', formType: 'DEF 14A' };
const annual = { documentType: 'Annual Report', formType: '10-K' };

describe('the filings that a query is asked of', () => {
  it('are those of the expected types', () => {
    expect(documentsFor(['proxy_statement'], [annual, proxy])).toEqual([proxy]);
    expect(documentsFor(['10k', '10q'], [annual, proxy])).toEqual([annual]);
  });

  it('are all of them when no expected type is there or none is named', () => {
    expect(documentsFor(['10q'], [annual, proxy])).toEqual([annual, proxy]);
    expect(documentsFor([], [annual, proxy])).toEqual([annual, proxy]);
  });
});
