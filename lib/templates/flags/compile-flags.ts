import { flagKey, flagLines } from '../flag-lines.rules';
import type { CompiledFlag, TemplateQuery } from '../schema';
import { compileFlag } from './compile-flag';

/** The meaning of every distinct line of a configuration, with the queries that contain it. */
export function compileFlags(text: string, queries: readonly Pick<TemplateQuery, 'id' | 'flags'>[]): CompiledFlag[] {
  return flagLines(text).map((line) => ({
    flag_description: line,
    ...compileFlag(line),
    query_ids: queries
      .filter((query) => query.flags.some((flag) => flagKey(flag) === flagKey(line)))
      .map((query) => query.id),
  }));
}
