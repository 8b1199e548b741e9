const LABELS: Readonly<Record<string, string>> = { proxy_statement: 'DEF 14A', '10k': '10-K', '10q': '10-Q' };

/** Label of an expected source on a badge; custom names are shown as typed. */
export function sourceLabel(source: string): string {
  return LABELS[source.toLowerCase()] ?? source;
}

/** "proxy_statement, , 10k" → two sources: split at commas, trimmed, empty ones removed. */
export function parseSources(text: string): string[] {
  return text
    .split(',')
    .map((source) => source.trim())
    .filter(Boolean);
}
