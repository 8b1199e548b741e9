type Line = { nominee: string | null; title: string };

/**
 * What somebody is elected to, where the same person stands in several elections of a meeting (the board, its chair, a
 * committee), so that the name alone does not tell the lines apart; null elsewhere.
 */
export function officeOf({ nominee, title }: Line, lines: readonly Line[]): string | null {
  if (nominee === null) return null;
  const titles = lines.filter((line) => line.nominee === nominee).map((line) => line.title);
  if (new Set(titles).size <= 1) return null;
  return title
    .replace(/^(?:re-?)?election (?:of|to) (?:the )?/i, '')
    .replace(nominee, '')
    .replace(/^\s*as (?:the )?/i, '');
}
