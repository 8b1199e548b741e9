import { renderedFiling, xbrlFiles } from '@/bench/financials/rendered';
import { readFinancials } from '@/lib/financials/read-financials';
import { companyStatements } from '@/lib/financials/company-statements';
import { companyMeasures } from '@/lib/financials/company-measures';
import { formatFigure } from '@/lib/financials/figure-words';
async function main() {
  for (const f of xbrlFiles().filter((x) => !process.argv[2] || x.includes(process.argv[2]))) {
    const r = await renderedFiling(f);
    const t = performance.now();
    const facts = readFinancials(r.html, r.pages);
    const ms = Math.round(performance.now() - t);
    const cover = (n: string) => facts.find((x) => x.concept === `dei:${n}`)?.text ?? '';
    const end = facts.find((x) => x.concept === 'dei:DocumentFiscalYearFocus')?.periodEnd ?? '';
    const q = /^Q(\d)/.exec(cover('DocumentFiscalPeriodFocus'))?.[1];
    const figures = facts
      .filter((x) => x.value !== null && Object.keys(x.dimensions).length === 0)
      .map((x) => ({ ...x, value: x.value!, documentId: f, source: 'xbrl' as const }));
    const filing = {
      documentId: f,
      formType: '10-K',
      filedAt: end,
      period: { end, fiscalYear: Number(cover('DocumentFiscalYearFocus')), quarter: q ? Number(q) : null },
      figures,
    };
    const s = companyStatements([filing], Boolean(q));
    console.log(
      `\n== ${f} ${ms}ms focus ${cover('DocumentFiscalYearFocus')} ${cover('DocumentFiscalPeriodFocus')} end ${cover('DocumentPeriodEndDate')}`,
      Object.entries(Object.groupBy(facts, (x) => x.statement))
        .map(([k, v]) => `${k}:${v?.length}`)
        .join(' '),
    );
    for (const l of s.lines)
      console.log(
        l.key.padEnd(32),
        l.values
          .map(
            (v) =>
              `FY${v.fiscal_year}${v.fiscal_quarter ? 'Q' + v.fiscal_quarter : ''} ${formatFigure(v.value)} p${v.page_number}`,
          )
          .join(' | '),
        l.values[0]?.concept ?? '-- none',
      );
    for (const m of companyMeasures(s.lines, s.periods).slice(0, 40))
      console.log(
        '  ',
        m.key.padEnd(28),
        m.values.map((v) => (v.value === null ? `(${v.missing.join('; ')})` : v.value.toFixed(2))).join(' | '),
      );
  }
  process.exit(0);
}
void main();
