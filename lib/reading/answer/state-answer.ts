import type { Calculation, EngineQuote } from '@/lib/ai/types';
import { factGateRow, type FactAnswer } from '@/lib/reading/match/fact-gate';
import { scoreTrees, toProbability } from '@/lib/reading/match/trees';
import { ANSWER_THRESHOLD, FACT_THRESHOLD, readingModel } from '@/lib/reading/model/reading-model';
import type { DocumentReading } from '@/lib/reading/read-for-question';
import { comparisonText, partText, type Composed } from './compose';
import type { Operand } from './compare-values';

export type StatedAnswer = {
  answer: string;
  quotes: EngineQuote[];
  confidence: number;
  calculation: Calculation | null;
};

/** One line a document that answers with enough probability; with several documents each line names its own. */
export function stateAnswer(
  readings: readonly DocumentReading[],
  labelOf: (documentId: string) => string,
): StatedAnswer | null {
  const answering = readings.filter(
    ({ composed, probability }) => composed !== null && probability >= ANSWER_THRESHOLD,
  );
  if (answering.length === 0) return null;
  const quotes: EngineQuote[] = [];
  let calculation: Calculation | null = null;
  const lines = answering.map(({ documentId, composed }) => {
    if (!composed) return '';
    const { text, calculated } = lineOf(documentId, composed, quotes);
    calculation ??= calculated;
    return readings.length > 1 ? `${labelOf(documentId)}: ${text}` : text;
  });
  return {
    answer: lines.join('\n'),
    quotes,
    confidence: Math.min(...answering.map(({ probability }) => probability)),
    calculation,
  };
}

function lineOf(
  documentId: string,
  composed: Composed,
  quotes: EngineQuote[],
): { text: string; calculated: Calculation | null } {
  const markerOf = new Map(
    composed.parts.map(({ unit }) => {
      quotes.push({ chunkId: null, documentId, page: unit.page, quote: unit.text, range: [unit.start, unit.end] });
      return [unit, quotes.length] as const;
    }),
  );
  const said = composed.parts
    .map(
      (part) =>
        `${partText(part)
          .replace(/\s+/g, ' ')
          .replace(/^[•●▪■◆✓✔]\s*/, '')} [${markerOf.get(part.unit)}]`,
    )
    .join(' ');
  if (!composed.comparison) return { text: said, calculated: null };
  return {
    text: `${comparisonText(composed.comparison)} ${said}`,
    calculated: calculationOf(composed.comparison, markerOf),
  };
}

function calculationOf([newer, older]: [Operand, Operand], markerOf: ReadonlyMap<unknown, number>): Calculation {
  const unit = /%/.test(newer.text)
    ? 'percentage points'
    : /\$/.test(`${newer.text} ${newer.cell.head}`)
      ? 'USD'
      : null;
  const operand = ({ label, value, unit: from }: Operand) => ({
    label,
    value,
    unit,
    source: (markerOf.get(from) ?? 1) - 1,
  });
  const value = Math.round((newer.value - older.value) * 1e6) / 1e6;
  return {
    value,
    unit,
    formula: `${newer.label} − ${older.label} = ${newer.text} − ${older.text}`,
    operands: [operand(newer), operand(older)],
  };
}

/** Whether an answer made of facts answers the question that was asked, and not one that resembles it. */
export function isTrusted(fact: FactAnswer, readings: readonly DocumentReading[]): boolean {
  const { factGate, neighbours } = readingModel();
  return readings.some(
    (reading) => toProbability(scoreTrees(factGate, factGateRow(fact, reading, neighbours))) >= FACT_THRESHOLD,
  );
}
