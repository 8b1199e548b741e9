import { expect, it } from 'vitest';
import { readCompanyAddress, writeCompanyAddress } from './page-address';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readCompanyAddress((name) => params.get(name));
};

it('reads back what it wrote', () => {
  const address = {
    tab: 'facts' as const,
    documentId: 'abc',
    compared: { from: 'older', to: 'newer' },
    filters: { search: '10-K & more', formType: 'DEF 14A', fiscalYear: 'unknown' },
  };
  expect(read(writeCompanyAddress(address))).toEqual(address);
  expect(writeCompanyAddress(read(''))).toBe('');
});

it('ignores invalid values', () => {
  expect(read('?tab=ship&year=soon')).toMatchObject({ tab: 'documents', filters: { fiscalYear: null } });
});
