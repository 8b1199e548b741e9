const LITERALS_AND_COMMENTS = new RegExp(
  String.raw`--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|` +
    String.raw`'(?:[^']|'')*'|"(?:[^"]|"")*"`,
  'g',
);

/** The statements of a query text without comments, with every literal and quoted name emptied. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(LITERALS_AND_COMMENTS, ' _ ')
    .split(';')
    .map((part) => part.replace(/^[\s_]+/, ''));
}

/** COPY … FROM STDIN makes the embedded backend read past its input and crash. */
export function copiesFromStdin(sql: string): boolean {
  if (!/copy/i.test(sql)) return false;
  return statementsOf(sql).some((statement) => /^copy\b[^;]*\bfrom\s+stdin\b/i.test(statement));
}

/** UNLISTEN would stop notifications for all connections, because they share one backend session. */
export function isUnlisten(sql: string): boolean {
  return /^\s*unlisten\b/i.test(sql);
}

/** Whether a statement changes a setting beyond its transaction, which must be restored for its connection. */
export function changesSession(sql: string): boolean {
  return /^\s*(set|reset)\s+(?!local\b|transaction\b|constraints\b)/i.test(sql);
}
