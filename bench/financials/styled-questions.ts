/**
 * Questions worded as those of FinanceBench over the annual reports with inline XBRL, written from the filings by
 * people who had not read the program: a file of JSON lines (id, file, question, value, tolerance, verdict, name,
 * answerable, kind), answered from the figures only. With --show every answer is printed; a look at a test set must
 * not.
 *
 *   npx tsx bench/financials/styled-questions.ts bench/financials/styled/dev.jsonl [--show]
 */
import { readFileSync } from 'node:fs';
import { renderedFiling } from '@/bench/financials/rendered';
import { filedStatements } from '@/lib/financials/filed-statements';
import type { FiledStatements } from '@/lib/financials/company-statements';
import { answerFromFigures } from '@/lib/financials/question/answer-from-figures';
import { readFinancials } from '@/lib/financials/read-financials';
import { statedNumbers, type Verdict } from './questions';

type Styled = {
  id: string;
  file: string;
  question: string;
  /** In the unit asked for: percents as 7.9, millions as millions. */
  value: number | null;
  tolerance: number | null;
  verdict: 'yes' | 'no' | null;
  name: string | null;
  answerable: boolean;
  kind: string;
};

const NAMES: Readonly<Record<string, string>> = {
  adbe: 'Adobe Inc.',
  amzn: 'Amazon.com, Inc.',
  hd: 'The Home Depot, Inc.',
  ko: 'The Coca-Cola Company',
  pg: 'The Procter & Gamble Company',
  unp: 'Union Pacific Corporation',
  wmt: 'Walmart Inc.',
};

const filings = new Map<string, FiledStatements | undefined>();

async function statementsOf(file: string): Promise<FiledStatements | undefined> {
  if (filings.has(file)) return filings.get(file);
  const { html, pages } = await renderedFiling(file);
  const rows = readFinancials(html, pages).map(({ text, ...fact }) => ({ ...fact, documentId: file, textValue: text }));
  const document = { documentId: file, formType: '10-K', filingDate: null, fiscalYear: null, cik: null };
  const filed = filedStatements(document, rows);
  filings.set(file, filed);
  return filed;
}

async function answerOf({ file, question }: Styled): Promise<{ said: string; missing: string }> {
  const filed = await statementsOf(file);
  const result = filed ? answerFromFigures(question, [filed], NAMES[file.split('-')[0] ?? ''] ?? '') : null;
  if (result === null) return { said: '', missing: '' };
  if ('missing' in result) return { said: '', missing: result.missing.join('; ') };
  return { said: result.answer.answer.replaceAll('\u00a0', ' '), missing: '' };
}

function judgeStyled({ value, tolerance, verdict, name, answerable }: Styled, said: string): Verdict {
  if (!said) return 'abstained';
  if (!answerable) return 'wrong';
  if (verdict) return said.toLowerCase().startsWith(verdict) ? 'right' : 'wrong';
  if (name !== null) return said.toLowerCase().includes(name.toLowerCase()) ? 'right' : 'wrong';
  // An answer in billions is right where millions were asked for, if it is exact enough.
  const isRight = statedNumbers(said.split(': ')[0] ?? '').some((told) =>
    [1, 1e3, 1e6, 1e9].some(
      (unit) => Math.abs(Math.abs(told.value) / unit - Math.abs(value ?? NaN)) <= Math.max(tolerance ?? 0, 1e-9),
    ),
  );
  return isRight ? 'right' : 'wrong';
}

const [file = ''] = process.argv.slice(2);
const counts = new Map<string, Record<Verdict, number>>();
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const styled = JSON.parse(line) as Styled;
  const { said, missing } = await answerOf(styled);
  const verdict = judgeStyled(styled, said);
  for (const key of ['all', styled.kind]) {
    const counted = counts.get(key) ?? { right: 0, wrong: 0, abstained: 0 };
    counted[verdict] += 1;
    counts.set(key, counted);
  }
  if (!process.argv.includes('--show')) continue;
  const gold = styled.answerable ? (styled.value ?? styled.verdict ?? styled.name) : 'none';
  console.log(`${verdict.toUpperCase().padEnd(9)} ${styled.id} (${styled.kind}): ${styled.question}`);
  console.log(`   gold: ${gold}   said: ${(said || missing).slice(0, 300)}`);
}
console.table(Object.fromEntries(counts));
