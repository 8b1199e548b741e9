/**
 * Questions for figures over the annual reports with inline XBRL (../shared/data/xbrl). The correct answer comes from
 * the tags of the filing in the document, not by the statements that the product makes of them. Half of the questions
 * set a trap: what they ask for is not a line of the statements, and the figure of a line would be wrong.  npx tsx
 * bench/financials/tagged-questions.ts dev|test [--show]
 */
import { renderedFiling, xbrlFiles } from '@/bench/financials/rendered';
import { splitOfFile, type Split } from '@/bench/financials/split';
import { filedStatements } from '@/lib/financials/filed-statements';
import { answerFromFigures } from '@/lib/financials/question/answer-from-figures';
import { readFinancials } from '@/lib/financials/read-financials';
import { readInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';
import { statedNumbers, type Verdict } from './questions';
import { ANALYST_QUESTIONS } from './analyst-question-list';
import { ANALYST_TRAPS } from './analyst-trap-list';
import { TAGGED_QUESTIONS, type Tags } from './tagged-question-list';

const QUESTIONS = [...TAGGED_QUESTIONS, ...ANALYST_QUESTIONS, ...ANALYST_TRAPS];

const NAMES: Readonly<Record<string, string>> = {
  adbe: 'Adobe Inc.',
  amzn: 'Amazon.com, Inc.',
  hd: 'The Home Depot, Inc.',
  ibm: 'International Business Machines Corporation',
  ko: 'The Coca-Cola Company',
  pg: 'The Procter & Gamble Company',
  unp: 'Union Pacific Corporation',
  wmt: 'Walmart Inc.',
};
/** As a question says it. */
const SHORT: Readonly<Record<string, string>> = {
  adbe: 'Adobe',
  amzn: 'Amazon',
  hd: 'Home Depot',
  ibm: 'IBM',
  ko: 'Coca-Cola',
  pg: 'Procter & Gamble',
  unp: 'Union Pacific',
  wmt: 'Walmart',
};
const DAY_MS = 86_400_000;

type Asked = { ticker: string; question: string; verdict: Verdict; expected: string; said: string };

export async function askTagged(split: Split): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const file of xbrlFiles().filter((each) => /10-k/.test(each) && splitOfFile(each) === split)) {
    const ticker = file.split('-')[0] ?? '';
    const { html, pages } = await renderedFiling(file);
    const rows = readFinancials(html, pages).map(({ text, ...fact }) => ({
      ...fact,
      documentId: file,
      textValue: text,
    }));
    const document = { documentId: file, formType: '10-K', filingDate: null, fiscalYear: null, cik: null };
    const filed = filedStatements(document, rows);
    if (!filed) continue;
    const year = filed.period.fiscalYear;
    const tags = tagsOf(html, filed.period.end);
    for (const { ask, expect } of QUESTIONS) {
      const question = ask(SHORT[ticker] ?? ticker, year);
      const expected = expect(tags);
      if (expected === undefined) continue;
      const result = answerFromFigures(question, [filed], NAMES[ticker] ?? ticker);
      const said = result === null ? '' : 'answer' in result ? result.answer.answer.replaceAll('\u00a0', ' ') : '';
      const missing = result !== null && 'missing' in result ? `missing: ${result.missing.join('; ')}` : '';
      const verdict = said === '' ? 'abstained' : isRight(said, expected) ? 'right' : 'wrong';
      asked.push({ ticker, question, verdict, expected: String(expected), said: said || missing });
    }
  }
  return asked;
}

/** The figures of the company as a whole, by concept and years before the last one. */
function tagsOf(html: string, end: string): Tags {
  const { facts } = readInlineXbrl(html);
  const own = facts.filter(({ context }) => Object.keys(context.dimensions).length === 0);
  return (concepts, yearsBefore = 0) => {
    const last = new Date(end);
    last.setUTCFullYear(last.getUTCFullYear() - yearsBefore);
    for (const concept of concepts) {
      const found = own.find(
        ({ concept: name, context, value }) =>
          name === `us-gaap:${concept}` &&
          typeof value === 'number' &&
          Math.abs(Date.parse(context.end) - last.getTime()) < 10 * DAY_MS &&
          (context.start === null || Date.parse(context.end) - Date.parse(context.start) > 340 * DAY_MS),
      );
      if (typeof found?.value === 'number') return found.value;
    }
    return undefined;
  };
}

function isRight(said: string, expected: number | string | null): boolean {
  if (expected === null) return false;
  if (typeof expected === 'string') return said.toLowerCase().startsWith(expected);
  // The text after the colon is the calculation.
  const told = statedNumbers(said.split(': ')[0] ?? '');
  return told.some(({ value, step }) => Math.abs(Math.abs(value) - Math.abs(expected)) <= step * 0.51);
}

export function countVerdicts(asked: readonly { verdict: Verdict }[]): Record<Verdict, number> {
  const count = (verdict: Verdict) => asked.filter((each) => each.verdict === verdict).length;
  return { right: count('right'), wrong: count('wrong'), abstained: count('abstained') };
}

if (process.argv[1] === import.meta.filename) {
  const split = (process.argv[2] ?? 'dev') as Split;
  const asked = await askTagged(split);
  const isTrap = ({ expected }: Asked) => expected === 'null';
  if (process.argv.includes('--show'))
    for (const { ticker, question, verdict, expected, said } of asked)
      console.log(
        `${verdict.toUpperCase().padEnd(9)} ${ticker}: ${question}\n   tags: ${expected}   said: ${said.slice(0, 220)}`,
      );
  console.log(split, 'with an answer', JSON.stringify(countVerdicts(asked.filter((each) => !isTrap(each)))));
  console.log(split, 'without one', JSON.stringify(countVerdicts(asked.filter(isTrap))));
  process.exit(0);
}
