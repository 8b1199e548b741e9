import type { FlagResult } from '@/lib/templates/flags/schema';
import type { ReportAnswer } from '../schema';
import type { Numbered, WrittenSummary } from './summary-prompt';

export type ProvenSummary = { overview: string | null; findings: { text: string; answer: ReportAnswer }[] };

/**
 * Keeps the findings of a written summary that cite their answers, without numbers that neither answers nor flags
 * state.
 */
export function verifySummary(
  written: WrittenSummary,
  numbered: Numbered,
  flags: readonly FlagResult[],
): ProvenSummary {
  const all = [
    ...[...numbered.values()].map((answer) => answer.answer),
    ...flags.flatMap((flag) => [flag.flag_description, flag.value ?? '', String(flags.length)]),
  ];
  const findings = written.findings.flatMap(({ text, answers }) => {
    const named = answers.flatMap((id) => numbered.get(id.trim()) ?? []);
    const [first] = named;
    return first &&
      text.trim() &&
      statesOnly(
        text,
        named.map((answer) => answer.answer),
      )
      ? [{ text: oneLine(text), answer: first }]
      : [];
  });
  return {
    overview: written.overview.trim() && statesOnly(written.overview, all) ? oneLine(written.overview) : null,
    findings,
  };
}

function statesOnly(text: string, sources: readonly string[]): boolean {
  const stated = new Set(sources.flatMap(numbersIn));
  return numbersIn(text).every((number) => stated.has(number));
}

function numbersIn(text: string): string[] {
  return [...text.replace(/\s?\[\d{1,3}\]/g, '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    number.replaceAll(',', '').replace(/^(\d+)\.0+$/, '$1'),
  );
}

function oneLine(text: string): string {
  return text
    .replace(/\s?\[\d{1,3}\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
