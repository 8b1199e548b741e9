import type { z } from 'zod';
import type { Context } from '@/lib/context';
import type { Kind } from '../vocabulary.rules';
import { compileRule } from './compile/compile-rule';
import { coverageOf } from './coverage';
import type { CompiledLine, compileInput, StoredRule } from './schema';

/** How each line of a policy is understood. Nothing is stored. */
export async function compileLines(
  ctx: Context,
  { lines, coverage }: z.output<typeof compileInput>,
): Promise<{ rules: CompiledLine[] }> {
  const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
  const read = texts.map((text) => ({ text, ...compileRule(text) }));
  const counted = coverage ? await coverageOf(ctx, read.map(asRule)) : [];
  return { rules: read.map((line, index) => ({ ...line, coverage: counted[index] ?? null })) };
}

/** For counting: a line about nominees is counted on elections, any other once for a meeting. */
function asRule({ text, compiled, in_words, problem }: CompiledLine | Omit<CompiledLine, 'coverage'>): StoredRule {
  const isOfNominee =
    (compiled?.roles.length ?? 0) > 0 ||
    (compiled?.conditions.some(({ metric }) => metric.startsWith('nominee.')) ?? false);
  const kinds: Kind[] = isOfNominee
    ? ['director_election']
    : ['director_election', 'say_on_pay', 'auditor_ratification'];
  return { kinds, topic: null, text, vote: 'refer', rationale: '', compiled, in_words, problem };
}
