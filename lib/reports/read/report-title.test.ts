import { describe, expect, it } from 'vitest';
import { reportTitle, withYears } from './report-title';

const parts = { companyName: 'Example Corp', templateName: 'Pay', now: new Date('2026-04-02T10:00:00Z') };

describe('titles of reports', () => {
  it('are made of company, template and day unless one was given', () => {
    expect(reportTitle(null, parts)).toBe('Example Corp - Pay - 2026-04-02');
    expect(reportTitle(' My review ', parts)).toBe('My review');
  });

  it('contain the years covered where two would be the same', () => {
    expect(withYears('Example Corp - Pay', [2025])).toBe('Example Corp - Pay - FY2025');
    expect(withYears('Example Corp - Pay', [2025, 2023, 2024])).toBe('Example Corp - Pay - FY2023–2025');
    expect(withYears('Example Corp - Pay', [])).toBe('Example Corp - Pay');
  });
});
