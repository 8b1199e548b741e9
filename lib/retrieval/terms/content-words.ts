import { ARTICLES, FUNCTION_WORDS } from '@/lib/format/words/function-words';
import { porterStem } from './porter-stem';

const IDLE = new Set([
  ...ARTICLES,
  ...FUNCTION_WORDS,
  ...`but page pages please some such board company companies director directors year years proxy statement annual
  meeting report says said states stated lists listed shows note see read understand view`.split(/\s+/),
]);

/** Stems of the meaningful words; numbers and words that occur in every letter are left out. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z][a-z'’-]+/g) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/['’]s?$/, ''))
      .filter((word) => word.length > 2 && !IDLE.has(word))
      .map(porterStem),
  );
}

/** Number of words in both sets. */
export function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}
