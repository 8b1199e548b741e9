import { describe, expect, it } from 'vitest';
import { organizationSlug } from './organization-slug';

describe('organizationSlug', () => {
  it('keeps letters and digits and joins them with hyphens', () => {
    expect(organizationSlug('  Varde Pension Fund, Ltd. ', 'k3f9')).toBe('varde-pension-fund-ltd-k3f9');
    expect(organizationSlug('Wiśniewski & Søn', 'a1b2')).toBe('wisniewski-s-n-a1b2');
  });

  it('names an organization whose letters it cannot write', () => {
    expect(organizationSlug('年金基金', 'a1b2')).toBe('organization-a1b2');
  });

  it('stays short', () => {
    expect(organizationSlug('x'.repeat(200), 'a1b2').length).toBeLessThanOrEqual(45);
  });
});
