import { describe, expect, it } from 'vitest';
import { readCoverPage } from './cover-page';
import { fiscalPeriodOf } from './fiscal-year';

const periodOf = (form: string, filingDate: string, reportDate: string | null, fiscalYearEnd: string | null) =>
  fiscalPeriodOf({ form, filingDate, reportDate, fiscalYearEnd });

describe('fiscalPeriodOf', () => {
  it('counts a proxy statement to the year it reports on and keeps the meeting apart', () => {
    expect(periodOf('DEF 14A', '2025-01-10', '2025-02-25', '0926')).toEqual({
      fiscalYear: 2024,
      periodEnd: null,
      meetingDate: '2025-02-25',
    });
    expect(periodOf('DEF 14A', '2025-09-17', '2025-11-06', '1231')).toMatchObject({
      fiscalYear: 2024,
      meetingDate: '2025-11-06',
    });
    expect(periodOf('DEF 14A', '2023-12-07', '2024-01-18', '0831')).toMatchObject({ fiscalYear: 2023 });
  });

  it('knows no meeting when the field is empty, repeats the filing date, or holds the year end', () => {
    expect(periodOf('DEFA14A', '2024-01-11', null, '0926')).toEqual({
      fiscalYear: 2023,
      periodEnd: null,
      meetingDate: null,
    });
    expect(periodOf('DEF 14A', '2021-08-26', '2021-08-26', '1231')).toMatchObject({
      fiscalYear: 2020,
      meetingDate: null,
    });
    expect(periodOf('DEF 14A', '2024-04-05', '2023-12-31', '1231')).toEqual({
      fiscalYear: 2023,
      periodEnd: '2023-12-31',
      meetingDate: null,
    });
  });

  it('counts a proxy of the first weeks of a year to the last year with closed books', () => {
    expect(periodOf('DEFM14A', '2025-01-08', '2025-02-20', '1231')).toMatchObject({ fiscalYear: 2023 });
  });

  it('names an annual report for the year its period ends in, 52/53-week years included', () => {
    expect(periodOf('10-K', '2024-11-01', '2024-09-28', '0926')).toEqual({
      fiscalYear: 2024,
      periodEnd: '2024-09-28',
      meetingDate: null,
    });
    expect(periodOf('10-K', '2022-02-24', '2022-01-01', '0101')).toMatchObject({ fiscalYear: 2021 });
    expect(periodOf('10-K/A', '2025-04-30', '2024-12-31', '1231')).toMatchObject({ fiscalYear: 2024 });
    expect(periodOf('20-F', '2025-03-20', null, '1231')).toMatchObject({ fiscalYear: 2024, periodEnd: null });
  });

  it('counts quarters and events to the fiscal year around them', () => {
    expect(periodOf('10-Q', '2025-08-01', '2025-06-28', '0926')).toMatchObject({ fiscalYear: 2025 });
    expect(periodOf('10-Q', '2025-01-31', '2024-12-28', '0926')).toMatchObject({ fiscalYear: 2025 });
    expect(periodOf('8-K', '2024-05-04', '2024-05-02', '1231')).toMatchObject({ fiscalYear: 2024 });
    expect(periodOf('10-Q', '2022-05-05', '2022-04-02', '0101')).toMatchObject({ fiscalYear: 2022 });
  });

  it('takes a calendar year when EDGAR gives no year end', () => {
    expect(periodOf('DEF 14A', '2025-04-10', '2025-05-20', null)).toMatchObject({ fiscalYear: 2024 });
  });
});

describe('readCoverPage', () => {
  it('reads the facts of inline XBRL', () => {
    const html =
      '<p><ix:nonNumeric contextRef="c-1" name="dei:DocumentFiscalYearFocus" ' +
      'id="f-2">2023</ix:nonNumeric><ix:nonNumeric ' +
      'name="dei:DocumentFiscalPeriodFocus">FY</ix:nonNumeric><ix:nonNumeric ' +
      'name="dei:AmendmentFlag"><span>FALSE</span></ix:nonNumeric></p>';
    expect(readCoverPage(html)).toEqual({ fiscalYear: 2023, fiscalPeriod: 'FY', isAmendment: false });
  });

  it('reads values that other elements are around and within, whatever the quotes and entities', () => {
    const html =
      '<div style="display:none"><ix:header><ix:hidden>' +
      "<ix:nonNumeric name='dei:AmendmentFlag'>&#9746;</ix:nonNumeric>" +
      '<ix:nonNumeric name="dei:DocumentFiscalPeriodFocus" xsi:nil="true"/></ix:hidden></ix:header></div>' +
      '<td title="a > b"><ix:nonNumeric name="dei:DocumentFiscalYearFocus">20<b>2</b>4 </ix:nonNumeric>, first</td>' +
      '<ix:nonNumeric name="dei:DocumentFiscalYearFocus">1999</ix:nonNumeric>';
    expect(readCoverPage(html)).toEqual({ fiscalYear: 2024, fiscalPeriod: null, isAmendment: true });
  });

  it('stops on a page that nests too deep', () => {
    const startedAt = performance.now();
    const html = '<b>'.repeat(3_000_000) + '<ix:nonNumeric name="dei:DocumentFiscalYearFocus">2024</ix:nonNumeric>';
    expect(readCoverPage(html)).toMatchObject({ fiscalYear: null });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('finds nothing in a page without them', () => {
    expect(readCoverPage('<p>name="dei:DocumentFiscalYearFocus" but no tag')).toEqual({
      fiscalYear: null,
      fiscalPeriod: null,
      isAmendment: null,
    });
  });
});
