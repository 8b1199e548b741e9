/** The flags of a configuration: one per line, without blank lines and duplicates. */
export function flagLines(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line && !byKey.has(flagKey(line))) byKey.set(flagKey(line), line);
  }
  return [...byKey.values()];
}

/** Key for comparing flags: lines are equal when they differ only in case, spacing or a final full stop. */
export function flagKey(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;]+$/, '')
    .toLowerCase();
}
