import { aldermoor } from './aldermoor/company';
import { aldermoorProxy } from './aldermoor/proxy';
import { aldermoorTenK } from './aldermoor/tenk';
import { aldermoorIxHeader } from './aldermoor/ix-header';
import { aldermoorYears } from './aldermoor/people';
import { halvorsen } from './halvorsen/company';
import { halvorsenYears } from './halvorsen/people';
import { halvorsenTenK } from './halvorsen/tenk';
import { halvorsenProxy } from './halvorsen/proxy';
import { kestrel } from './kestrel/company';
import { kestrelYears } from './kestrel/people';
import { kestrelTenK } from './kestrel/tenk';
import { kestrelProxy } from './kestrel/proxy';
import { collectFacts, type Fact } from './markup';
import { render } from './render';
import { aldermoorTheme, halvorsenTheme, kestrelTheme } from './theme';

export interface Filing {
  cik: string;
  ticker: string;
  form: 'DEF 14A' | '10-K' | '8-K';
  /** Items of an 8-K, as EDGAR lists them. */
  items?: string;
  fiscalYear: number;
  filingDate: string;
  reportDate: string;
  accession: string;
  primaryDocument: string;
  isInlineXbrl: boolean;
  path: string;
  html: string;
  pages: number;
  facts: Fact[];
}

interface Plan extends Omit<Filing, 'path' | 'html' | 'pages' | 'facts'> {
  markup: string;
  title: string;
  theme: Parameters<typeof render>[1]['theme'];
  ixHeader?: string;
}

export function filings(): Filing[] {
  return plans().map(({ markup, title, theme, ixHeader, ...rest }) => {
    const { html, pages } = render(markup, { title, theme, ...(ixHeader ? { ixHeader } : {}) });
    const folder = `${Number(rest.cik)}/${rest.accession.replaceAll('-', '')}`;
    return {
      ...rest,
      html,
      pages,
      facts: collectFacts(markup),
      path: `edgar/www.sec.gov/Archives/edgar/data/${folder}/${rest.primaryDocument}`,
    };
  });
}

function plans(): Plan[] {
  const years = [2024, 2025] as const;
  return [...years.flatMap(aldermoorPlans), ...years.flatMap(halvorsenPlans), ...years.flatMap(kestrelPlans)];
}

function aldermoorPlans(year: 2024 | 2025): Plan[] {
  const facts = aldermoorYears[year];
  const base = { cik: aldermoor.cik, ticker: aldermoor.ticker, fiscalYear: year };
  return [
    {
      ...base,
      form: 'DEF 14A',
      filingDate: facts.proxyDate,
      reportDate: facts.meetingDate,
      accession: year === 2024 ? '0001193847-24-021846' : '0001193847-25-023107',
      primaryDocument: `aldm-${year}def14a.htm`,
      isInlineXbrl: year === 2025,
      markup: aldermoorProxy(year),
      title: `Aldermoor Semiconductor Corporation - DEF 14A ${year}`,
      theme: aldermoorTheme(`Aldermoor Semiconductor ${year} Proxy Statement`),
      ...(year === 2025 ? { ixHeader: aldermoorIxHeader() } : {}),
    },
    {
      ...base,
      form: '10-K',
      filingDate: aldermoor.tenKDates[year],
      reportDate: aldermoor.fiscalYearEnds[year],
      accession: year === 2024 ? '0009901101-24-000031' : '0009901101-25-000028',
      primaryDocument: `aldm-${aldermoor.fiscalYearEnds[year].replaceAll('-', '')}.htm`,
      isInlineXbrl: false,
      markup: aldermoorTenK(year),
      title: `Aldermoor Semiconductor Corporation - 10-K ${year}`,
      theme: aldermoorTheme(`Aldermoor Semiconductor ${year} Form 10-K`),
    },
  ];
}

function halvorsenPlans(year: 2024 | 2025): Plan[] {
  const facts = halvorsenYears[year];
  const base = {
    cik: halvorsen.cik,
    ticker: halvorsen.ticker,
    fiscalYear: year,
    isInlineXbrl: false,
    theme: halvorsenTheme(),
  };
  return [
    {
      ...base,
      form: 'DEF 14A',
      filingDate: facts.proxyDate,
      reportDate: facts.meetingDate,
      accession: year === 2024 ? '0009901102-25-000019' : '0009901102-26-000022',
      primaryDocument: `hlvm${year}proxy.htm`,
      markup: halvorsenProxy(year),
      title: `DEF 14A - Halvorsen Medical Devices, Inc.`,
    },
    {
      ...base,
      form: '10-K',
      filingDate: halvorsen.tenKDates[year],
      reportDate: halvorsen.fiscalYearEnds[year],
      accession: year === 2024 ? '0009901102-25-000008' : '0009901102-26-000009',
      primaryDocument: `hlvm-${year}1231.htm`,
      markup: halvorsenTenK(year),
      title: 'hlvm-10k',
    },
  ];
}

function kestrelPlans(year: 2024 | 2025): Plan[] {
  const facts = kestrelYears[year];
  const base = { cik: kestrel.cik, ticker: kestrel.ticker, fiscalYear: year, isInlineXbrl: false };
  return [
    {
      ...base,
      theme: kestrelTheme('Kestrel Point Water Utilities Corporation'),
      form: 'DEF 14A',
      filingDate: facts.proxyDate,
      reportDate: facts.meetingDate,
      accession: year === 2024 ? '0009901103-25-000014' : '0009901103-26-000016',
      primaryDocument: `kpwu_def14a-${year}.htm`,
      markup: kestrelProxy(year),
      title: 'Definitive Proxy Statement',
    },
    {
      ...base,
      theme: kestrelTheme('Kestrel Point Water Utilities Corporation'),
      form: '10-K',
      filingDate: kestrel.tenKDates[year],
      reportDate: kestrel.fiscalYearEnds[year],
      accession: year === 2024 ? '0009901103-25-000007' : '0009901103-26-000008',
      primaryDocument: `kpwu_10k-${year}.htm`,
      markup: kestrelTenK(year),
      title: 'Form 10-K',
    },
  ];
}
