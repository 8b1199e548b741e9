import { aldermoor } from '../aldermoor/company';
import type { Filing } from '../filings';
import { halvorsen } from '../halvorsen/company';
import { render } from '../render';
import { aldermoorTheme, halvorsenTheme } from '../theme';
import { aldermoorVotes } from './aldermoor';
import { halvorsenVotes } from './halvorsen';
import { voteReportMarkup, type VoteReport } from './vote-report';

type Filer = { cik: string; ticker: string; theme: Parameters<typeof render>[1]['theme'] };

/** Reports of votes on Form 8-K. Kestrel Point's are left out: its meetings wait for them. */
export function voteResults(): Filing[] {
  const ofAldermoor = { ...aldermoor, theme: aldermoorTheme('Aldermoor Semiconductor Form 8-K') };
  return [
    ...aldermoorVotes.map((report) => filingOf(report, ofAldermoor)),
    filingOf(halvorsenVotes, { ...halvorsen, theme: halvorsenTheme() }),
  ];
}

function filingOf(report: VoteReport, { cik, ticker, theme }: Filer): Filing {
  const year = Number(report.meetingDate.slice(0, 4));
  const accession = `${cik}-${String(year).slice(2)}-000047`;
  const primaryDocument = `${ticker.toLowerCase()}-${report.meetingDate.replaceAll('-', '')}8k.htm`;
  const { html, pages } = render(voteReportMarkup(report), { title: `${report.name} - 8-K`, theme });
  return {
    cik,
    ticker,
    form: '8-K',
    items: '5.07',
    fiscalYear: year,
    filingDate: report.filingDate,
    reportDate: report.meetingDate,
    accession,
    primaryDocument,
    isInlineXbrl: false,
    path: `edgar/www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${primaryDocument}`,
    html,
    pages,
    facts: [],
  };
}
