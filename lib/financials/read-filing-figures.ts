import { hasInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';
import type { PageLayout } from '@/lib/pdf/types';
import { readStatementTables } from './from-tables/read-statement-tables';
import { readFinancials, type ReadFinancial } from './read-financials';

export type ReadFigures = {
  financials: ReadFinancial[];
  /** Statements that are on the pages and were not read, each with the reason. */
  withheld: { statement: 'income' | 'balance' | 'cash_flow'; page: number; reason: string }[];
};

/** What a filing tags; where it tags no statement, what the tables of its pages say. */
export function readFilingFigures({ html, pages }: { html: string | undefined; pages: PageLayout[] }): ReadFigures {
  const tagged = html !== undefined && hasInlineXbrl(html) ? readFinancials(html, pages) : [];
  const hasStatement = tagged.some(
    ({ statement, value }) => value !== null && statement !== 'note' && statement !== 'cover',
  );
  if (hasStatement) return { financials: tagged, withheld: [] };
  const { financials, withheld } = readStatementTables(pages);
  // The cover is read once, from its tags where it has them.
  const printed = tagged.length > 0 ? financials.filter(({ statement }) => statement !== 'cover') : financials;
  return { financials: [...tagged, ...printed], withheld };
}
