import { describe, expect, it } from 'vitest';
import { DEFAULT_NAME_TEMPLATE, MAX_REPORT_NAME_LENGTH, reportName, unknownVariables } from './report-name.rules';

const parts = {
  companyName: 'Meridian Water Works',
  companyTicker: 'MWW',
  fiscalYear: 2025,
  templateName: 'AGM review',
  triggerDocType: 'DEF 14A/A',
  now: new Date('2028-02-29T23:05:59Z'),
};

describe('report names', () => {
  it('has a default that names company, year, template and date', () => {
    expect(reportName(DEFAULT_NAME_TEMPLATE, parts)).toBe('Meridian Water Works 2025 AGM review - 2028-02-29');
    expect(reportName('  ', parts)).toBe('Meridian Water Works 2025 AGM review - 2028-02-29');
  });

  it('fills in every variable, in one pair of braces or two', () => {
    expect(reportName('{company_ticker} {{ trigger_doc_type }} at {datetime}', parts)).toBe(
      'MWW DEF 14A/A at 2028-02-29 23:05',
    );
  });

  it('does not fill in what a name itself contains', () => {
    expect(reportName('{company_name}!', { ...parts, companyName: '{date} $& Inc' })).toBe('{date} $& Inc!');
  });

  it('names variables that do not exist', () => {
    expect(unknownVariables('{company_name} {compnay} {{year}} {compnay}')).toEqual(['compnay', 'year']);
  });

  it('is never longer than a title may be', () => {
    expect(reportName('{company_name}', { ...parts, companyName: 'x'.repeat(1000) })).toHaveLength(
      MAX_REPORT_NAME_LENGTH,
    );
  });
});
