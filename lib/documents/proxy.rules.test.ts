import { expect, it } from 'vitest';
import { documentTypeOf } from '@/lib/edgar/forms';
import { isProxyFiling } from './proxy.rules';

it('recognises a proxy by its form or by the word in its type', () => {
  expect(isProxyFiling({ formType: 'DEF 14A', documentType: '' })).toBe(true);
  expect(isProxyFiling({ formType: 'def14a', documentType: 'Other' })).toBe(true);
  expect(isProxyFiling({ formType: 'X', documentType: 'proxy amendment' })).toBe(true);
  expect(isProxyFiling({ formType: '10-K', documentType: 'Annual report' })).toBe(false);
});

it.each([
  ['DEFA14A', true],
  ['PRE 14A', true],
  ['DEFR14A', true],
  ['DEF 14C', true],
  ['8-K', false],
])('%s with the type that EDGAR filings get: %s', (formType, isProxy) => {
  expect(isProxyFiling({ formType, documentType: documentTypeOf(formType) })).toBe(isProxy);
});
