type Line = { nominee: string | null; title: string };

/**
 * The office of an election, where the same person is nominated in several elections of a meeting (the board, its
 * chair, a committee), so that the name alone does not distinguish the lines; null elsewhere.
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
