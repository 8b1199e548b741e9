/** What somebody is elected to: the board, its chair, or a committee by the words of its name. */
type Office = { kind: 'board' | 'chair' } | { kind: 'committee'; words: string[] };

const COMMITTEE = /\b(?<name>(?:\p{L}+,? (?:(?:and|&) )?){1,4})committee\b/iu;
const NO_WORDS = new Set('the to of a our its and member members as election elect re chair board'.split(' '));

/** Undefined where the title does not say it: every nominee's line may be called "Election of directors". */
function officeOf(title: string): Office | undefined {
  const name = COMMITTEE.exec(title)?.groups?.name;
  const words = (name?.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !NO_WORDS.has(word));
  if (words.length > 0) return { kind: 'committee', words };
  if (/\bchair(?:man|woman|person)?\b/i.test(title)) return { kind: 'chair' };
  return /\b(?:to|of) (?:the |our )?board\b/i.test(title) ? { kind: 'board' } : undefined;
}

/** Whether two titles are about election to the same office; undefined where one of them does not say which. */
export function isSameOffice(one: string, other: string): boolean | undefined {
  const [office, theirs] = [officeOf(one), officeOf(other)];
  if (!office || !theirs) return undefined;
  if (office.kind === 'committee' && theirs.kind === 'committee')
    return office.words.some((word) => theirs.words.includes(word));
  return office.kind === theirs.kind;
}
