import { describe, expect, it } from 'vitest';
import { isFiltered, readFilters, withFilters } from './url-state';

const company = '7d7f0a52-5c34-4b3b-9f5f-0d1b7c1f2a11';

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const was = readFilters(new URLSearchParams());
    const address = withFilters(was, {
      companyId: company,
      templateId: 'default_agm_template',
      status: 'failed',
      visibility: 'organization',
      page: 3,
    });
    expect(readFilters(new URL(address, 'http://x').searchParams)).toEqual({
      companyId: company,
      templateId: 'default_agm_template',
      status: 'failed',
      visibility: 'organization',
      page: 3,
      size: 20,
    });
  });

  it('start at the first page when a filter changes', () => {
    expect(withFilters({ ...readFilters(new URLSearchParams('page=4')) }, { status: 'completed' })).toBe(
      '/reports?status=completed',
    );
  });

  it('ignore invalid values', () => {
    const read = readFilters(new URLSearchParams('company=1&status=odd&visibility=all&page=-2'));
    expect(read).toMatchObject({ companyId: null, status: null, visibility: null, page: 1 });
    expect(isFiltered(read)).toBe(false);
  });
});
