import type { Calculation, EngineQuote } from '../types';
import { factGateRow, type FactAnswer } from '@/lib/reading/match/fact-gate';
import { scoreTrees, toProbability } from '@/lib/reading/match/trees';
import { ANSWER_THRESHOLD, FACT_THRESHOLD, readingModel } from '@/lib/reading/model/reading-model';
import type { DocumentReading } from '@/lib/reading/read-for-question';
import { partText, type Composed } from '@/lib/reading/answer/compose';
import { derivedText, formulaOf, unitOf, type Derived } from '@/lib/reading/answer/derive';

export type StatedAnswer = {
  answer: string;
  quotes: EngineQuote[];
  confidence: number;
  calculation: Calculation | null;
};

/** One line for each document whose answer is probable enough; with several documents each line names its document. */
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
  if (!composed.derived) return { text: said, calculated: null };
  return {
    text: `${derivedText(composed.derived)} ${said}`,
    calculated: calculationOf(composed.derived, markerOf),
  };
}

function calculationOf(derived: Derived, markerOf: ReadonlyMap<unknown, number>): Calculation {
  const unit = unitOf(derived);
  return {
    value: Math.round(derived.value * 1e6) / 1e6,
    unit,
    formula: formulaOf(derived),
    operands: derived.operands.map(({ label, value, text, unit: from }) => ({
      label,
      value,
      unit: derived.operation === 'share' ? (/\$/.test(text) ? 'USD' : null) : unit,
      source: (markerOf.get(from) ?? 1) - 1,
    })),
  };
}

/** Whether an answer made of facts answers this question, and not only a similar one. */
export function isTrusted(fact: FactAnswer, readings: readonly DocumentReading[]): boolean {
  const { factGate, neighbours } = readingModel();
  return readings.some(
    (reading) => toProbability(scoreTrees(factGate, factGateRow(fact, reading, neighbours))) >= FACT_THRESHOLD,
  );
}
