import { porterStem } from './porter-stem';

const IDLE = new Set(
  (
    'a an and any are as at be been but by can could did do does for from had has have he her his how i if in into ' +
    'is it its may more most no not of on or our page pages please should so some such than that the their them ' +
    'these they this those to us was we were what when where which who why will with would you your board company ' +
    'companies director directors year years proxy statement annual meeting report also says said states stated ' +
    'lists listed shows note see read understand view'
  ).split(' '),
);

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
