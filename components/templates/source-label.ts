const LABELS: Readonly<Record<string, string>> = { proxy_statement: 'DEF 14A', '10k': '10-K', '10q': '10-Q' };

/** What an expected source is called on a badge; a name of the user's own stands as typed. */
export function sourceLabel(source: string): string {
  return LABELS[source.toLowerCase()] ?? source;
}

/** "proxy_statement, , 10k" → two sources: separated by commas, trimmed, empty ones dropped. */
export function parseSources(text: string): string[] {
  return text
    .split(',')
    .map((source) => source.trim())
    .filter(Boolean);
}
