import { describe, expect, it } from 'vitest';
import type { FactKey } from '@/lib/facts/fact-keys';
import type { Fact } from '@/lib/facts/fact';
import { nonAuditShare, nonAuditToAudit } from './fee-shares';

const filing = (fees: Partial<Record<FactKey, number>>, period = '2023') => ({
  meetingYear: 2024,
  facts: Object.entries(fees).map(([key, value]): Fact => ({
    documentId: 'd',
    key: key as FactKey,
    value,
    unit: 'USD',
    period,
    page: 1,
    quote: '',
    confidence: 0.9,
    source: 'text',
  })),
});

describe('the share of tax and other fees', () => {
  it('is of the total, not of the rows that happened to be read', () => {
    const fees = filing({ audit_fees: 5_980, tax_fees: 71, total_auditor_fees: 6_571 });
    const [reading] = nonAuditShare(fees).readings;
    expect(reading?.low).toBeCloseTo((71 / 6_571) * 100);
    expect(reading?.high).toBeCloseTo((591 / 6_571) * 100);
    expect(reading?.stated).toBe('between 1.1% and 9%');
  });

  it('is one number where every kind is read', () => {
    const fees = filing({
      audit_fees: 80,
      audit_related_fees: 10,
      tax_fees: 6,
      other_fees: 4,
      total_auditor_fees: 100,
    });
    expect(nonAuditShare(fees).readings[0]).toMatchObject({ low: 10, high: 10, stated: '10%' });
    expect(nonAuditToAudit(fees).readings[0]?.stated).toBe('11.1%');
  });

  it('is not known without the total and with a kind missing', () => {
    expect(nonAuditShare(filing({ audit_fees: 80, tax_fees: 6 })).readings).toEqual([]);
    expect(nonAuditShare(filing({ audit_fees: 80, total_auditor_fees: 100 })).readings).toEqual([]);
  });
});
