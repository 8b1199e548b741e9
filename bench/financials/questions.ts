/**
 * Asks the questions of FinanceBench (../shared/data/financebench) of the figures alone, in memory, and prints every
 * answer beside the gold one with counts of right, wrong and abstained. Whether the two say the same is judged by
 * numbers;
 * what this cannot judge is printed for reading.
 *
 *   npx tsx bench/financials/questions.ts dev|test
 */
import { scaleOf } from '@/lib/format/words/number-words';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractCached } from '@/bench/read-cached';
import { splitOfCompany, type Split } from '@/bench/financials/split';
import type { FiledStatements } from '@/lib/financials/company-statements';
import { filedStatements } from '@/lib/financials/filed-statements';
import { readStatementTables } from '@/lib/financials/from-tables/read-statement-tables';
import { answerFromFigures } from '@/lib/financials/question/answer-from-figures';
import { markStructure } from '@/lib/pdf/structure/structure';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/data/financebench');

type Gold = {
  id: string;
  file: string;
  company: string;
  question_type: string;
  doc_type: string;
  doc_period: number;
  question: string;
  answer: string;
};
export type Verdict = 'right' | 'wrong' | 'abstained';

/** The questions that ask for a figure or a calculation by line items and measures, by the end of their ids. */
const ASK_FOR_FIGURES: ReadonlySet<string> = new Set(
  (
    '04171 03849 01254 01911 00799 00684 06247 06741 04700 00552 ' +
    '05718 04254 00070 00216 00215 00566 04660 03838 07661 00605 00606'
  ).split(' '),
);

const FORMS: Readonly<Record<string, string>> = { '10k': '10-K', '10q': '10-Q', '8k': '8-K' };

export function goldOf(split: Split): Gold[] {
  return readFileSync(path.join(FOLDER, 'gold.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Gold)
    .filter(({ company }) => splitOfCompany(company) === split);
}

const filed = new Map<string, FiledStatements | undefined>();

async function statementsOf({ file, doc_type, doc_period }: Gold): Promise<FiledStatements | undefined> {
  if (filed.has(file)) return filed.get(file);
  const extracted = await extractCached(path.join(FOLDER, file), process.env.BENCH_CACHE ?? null);
  const { financials } = readStatementTables(markStructure(extracted.pages).pages);
  const formType = FORMS[doc_type.toLowerCase()] ?? doc_type;
  const document = { documentId: file, formType, filingDate: null, fiscalYear: doc_period, cik: null };
  const rows = financials.map(({ text, ...fact }) => ({ ...fact, documentId: file, textValue: text }));
  const found = filedStatements(document, rows);
  filed.set(file, found);
  return found;
}

/**
 * Right when a number of the answer is the gold one as far as that is exact; a verdict of yes or no has to agree too.
 */
export function judge(answer: string, gold: string): boolean {
  const verdict = /^\s*(yes|no)\b/i.exec(gold)?.[1]?.toLowerCase();
  const stated = /^\s*(yes|no)\b/i.exec(answer)?.[1]?.toLowerCase();
  if (verdict && stated) return verdict === stated;
  const [wanted] = numbersOf(gold.replace(/\b(?:FY\s?)?20\d\d\b/g, ' '));
  if (!wanted) return false;
  const step = 10 ** -wanted.decimals;
  const given = numbersOf(answer.replace(/\[\d+\]/g, ' ').replace(/\bfiscal \d{4}\b/g, ' '));
  // "$303.00" of a figure that is 302.6: the gold answers round to whole numbers and print two places.
  const slack = wanted.decimals === 2 && Number.isInteger(wanted.value) ? 0.51 : step * 0.51;
  return given.some(({ value }) => Math.abs(Math.abs(value) - Math.abs(wanted.value)) <= slack);
}

/** The numbers of a sentence in full units, each with the value of its last digit; years and markers are none. */
export function statedNumbers(text: string): { value: number; step: number }[] {
  const plain = text.replace(/\[\d+\]/g, ' ').replace(/\bfiscal \d{4}(?: (?:to|and) \d{4})?\b/g, ' ');
  return [...plain.matchAll(/(-?\d[\d,]*(?:\.(\d+))?)\s?(thousand|million|billion)?/g)].map(
    ([, digits = '', after = '', scale = '']) => {
      const unit = scaleOf(scale);
      return { value: Number(digits.replace(/,/g, '')) * unit, step: unit * 10 ** -after.length };
    },
  );
}

function numbersOf(text: string): { value: number; decimals: number }[] {
  return [...text.matchAll(/-?\d[\d,]*(?:\.(\d+))?|-?\.(\d+)/g)].map(([all, after, bare]) => ({
    value: Number(all.replace(/,/g, '')),
    decimals: (after ?? bare ?? '').length,
  }));
}

export async function askFigures(gold: Gold): Promise<{ verdict: Verdict; answer: string }> {
  const statements = await statementsOf(gold);
  const result = statements ? answerFromFigures(gold.question, [statements], gold.company) : null;
  if (!result) return { verdict: 'abstained', answer: '' };
  if ('missing' in result) return { verdict: 'abstained', answer: `missing: ${result.missing.join('; ')}` };
  const { answer } = result.answer;
  return { verdict: judge(answer, gold.answer) ? 'right' : 'wrong', answer: answer.replaceAll('\u00a0', ' ') };
}

if (process.argv[1] === import.meta.filename) {
  const split = (process.argv[2] ?? 'dev') as Split;
  const counts = { right: 0, wrong: 0, abstained: 0 };
  const ofFigures = { right: 0, wrong: 0, abstained: 0 };
  for (const gold of goldOf(split)) {
    const { verdict, answer } = await askFigures(gold);
    counts[verdict] += 1;
    if (ASK_FOR_FIGURES.has(gold.id.slice(-5))) ofFigures[verdict] += 1;
    console.log(
      `${verdict.toUpperCase().padEnd(9)} ${gold.id.slice(-5)} ${gold.question_type}: ${gold.question.slice(0, 200)}`,
    );
    console.log(`   gold: ${gold.answer.slice(0, 160).replace(/\s+/g, ' ')}\n   said: ${answer.slice(0, 400)}`);
  }
  console.log(split, 'asking for a figure or a calculation', JSON.stringify(ofFigures));
  console.log(split, 'all', JSON.stringify(counts));
  process.exit(0);
}
