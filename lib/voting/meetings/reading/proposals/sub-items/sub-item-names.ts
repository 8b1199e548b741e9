import { HONORIFIC } from '@/lib/reading/text/names/honorifics';
import { isName, properCase } from '@/lib/reading/text/names/names';
import type { SubItem } from './sub-items';

const ELECTS = new RegExp(
  String.raw`^(?:to\s)?(?:the\s)?(?:re-?\s?)?(?:elect|appoint)(?:ion|ment)?(?:\sof)?\s|^(?:${HONORIFIC}\s)+`,
  'iu',
);
/** What may follow a name: "(see 5.5)", ", as a director". */
const BEHIND = /^(?:$|[,(]|as\b|for\b|to\b|-\s)/i;
const FEWEST_WORDS = 2;
const MOST_WORDS = 8;

const NEARLY_ALL = 0.75;
const LONGEST_NAME = 50;

/**
 * The names of the people whom the resolutions elect, one each; undefined where they do not elect people. Where at
 * least three quarters of the titles are names, the others are taken as names in any spelling.
 */
export function namesOf(items: readonly Pick<SubItem, 'title'>[]): string[] | undefined {
  const known = items.map(({ title }) => nameIn(title));
  if (known.filter(Boolean).length < items.length * NEARLY_ALL) return undefined;
  const names = items.flatMap(({ title }, at) => known[at] ?? rawName(title) ?? []);
  return new Set(names).size === items.length ? names : undefined;
}

function rawName(title: string): string | undefined {
  const name = withoutWords(title).split(/[,(]/)[0]?.trim() ?? '';
  return name !== '' && name.length <= LONGEST_NAME && !/\d|[.;:]$/.test(name) ? name : undefined;
}

const NOMINEE = /,?\s\(?(?:new\s|director\s){0,2}nominee\)?$/i;
const withoutWords = (title: string) => title.replace(ELECTS, '').replace(ELECTS, '').replace(NOMINEE, '');

/** "Re-elect Jane B. Doe, Jr. as a director" → "Jane B. Doe, Jr." */
function nameIn(title: string): string | undefined {
  const words = withoutWords(title).split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length); count >= FEWEST_WORDS; count -= 1) {
    const name = properCase(words.slice(0, count).join(' ').replace(/[,;]$/, ''));
    if (isName(name) && BEHIND.test(words.slice(count).join(' '))) return name;
  }
  return undefined;
}
