import { flagKey, flagLines } from './flag-lines.rules';
import type { TemplateQuery } from './schema';

export type StoredFlags = { flagConfiguration: string; linesFromQueries: string[] };

/** The flags of all queries, without duplicates. */
export function flagsOfQueries(queries: readonly Pick<TemplateQuery, 'flags'>[]): string[] {
  return flagLines(queries.flatMap((query) => query.flags).join('\n'));
}

/**
 * The configuration after the queries of a template are saved. Flags added to a query are appended; flags that no query
 * has any more are removed if they came from queries; typed flags never change.
 */
export function mergeQueryFlags(stored: StoredFlags, before: readonly string[], after: readonly string[]): StoredFlags {
  const had = new Set(before.map(flagKey));
  const has = new Set(after.map(flagKey));
  const cameFromQueries = new Set(stored.linesFromQueries.map(flagKey));
  const kept = flagLines(stored.flagConfiguration).filter(
    (line) => has.has(flagKey(line)) || !cameFromQueries.has(flagKey(line)),
  );
  const present = new Set(kept.map(flagKey));
  const added = after.filter((line) => !had.has(flagKey(line)) && !present.has(flagKey(line)));
  return {
    flagConfiguration: [...kept, ...added].join('\n'),
    linesFromQueries: [...stored.linesFromQueries.filter((line) => has.has(flagKey(line))), ...added],
  };
}

/** Queries without the flags that were removed from the configuration; the same list when none has one. */
export function withoutFlags<Q extends Pick<TemplateQuery, 'flags'>>(
  queries: readonly Q[],
  gone: readonly string[],
): readonly Q[] {
  const keys = new Set(gone.map(flagKey));
  const isGone = (line: string) => keys.has(flagKey(line));
  return queries.some((query) => query.flags.some(isGone))
    ? queries.map((query) =>
        query.flags.some(isGone) ? { ...query, flags: query.flags.filter((line) => !isGone(line)) } : query,
      )
    : queries;
}

/** The lines that `after` no longer has. */
export function removedLines(before: string, after: string): string[] {
  const kept = new Set(flagLines(after).map(flagKey));
  return flagLines(before).filter((line) => !kept.has(flagKey(line)));
}

/** How a typed configuration is stored: as typed, with the lines that came from queries. */
export function replaceFlags(stored: StoredFlags, text: string): StoredFlags {
  const lines = flagLines(text);
  const present = new Set(lines.map(flagKey));
  return {
    flagConfiguration: lines.join('\n'),
    linesFromQueries: stored.linesFromQueries.filter((line) => present.has(flagKey(line))),
  };
}
