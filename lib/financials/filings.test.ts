import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';
import { warnSkipped } from '@/tests/support/skip-banner';
import { companyStatements } from './company-statements';
import { filedStatements } from './filed-statements';
import { readFinancials } from './read-financials';

const folder = path.resolve(process.cwd(), '../shared/data/xbrl');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
const isHere = files.length > 0;
if (!isHere) warnSkipped(`the statements of real filings. There are none in ${folder}.`);

describe.skipIf(!isHere)('the statements of a real filing', () => {
  if (!isHere) it.skip(`SKIPPED: the statements of real filings, as there are none in ${folder}`);
  it.each(files)('of %s hold no value of a segment as that of the company', (file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    // The places of figures are not tested here; a figure without a page would be left out.
    const rows = readFinancials(html, []).map(({ text, ...fact }) => ({
      ...fact,
      page: 1,
      check: 'ok' as const,
      documentId: file,
      textValue: text,
    }));
    const document = {
      documentId: file,
      formType: /10-q/.test(file) ? '10-Q' : '10-K',
      filingDate: null,
      fiscalYear: null,
      cik: null,
    };
    // As they are read from the database: the figures with a dimension are those of a part of the company.
    const filed = filedStatements(
      document,
      rows.filter(({ dimensions }) => Object.keys(dimensions).length === 0),
    );
    const { lines } = companyStatements(filed ? [filed] : [], filed?.period.quarter != null);
    const tagged = readInlineXbrl(html).facts.filter(({ value }) => typeof value === 'number');
    const keyOf = (concept: string, end: string, value: unknown) => `${concept} ${end} ${String(value)}`;
    const ofCompany = new Set(
      tagged
        .filter(({ context }) => Object.keys(context.dimensions).length === 0)
        .map(({ concept, context, value }) => keyOf(concept, context.end, value)),
    );
    const stated = lines.flatMap(({ values }) =>
      values.map(({ concept, period_end: end, value }) => keyOf(concept, end, value)),
    );
    expect(stated.filter((key) => !ofCompany.has(key))).toEqual([]);
    const hasStatements = rows.some(({ statement }) => statement === 'income');
    if (hasStatements) expect(stated.length).toBeGreaterThan(20);
  });
});
