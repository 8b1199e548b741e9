import { roughStem } from '@/lib/answers/extractive/question/question-words';

/** Weight of a word by rarity: fewer sentences with it, more weight. A word that occurs nowhere weighs most. */
export function makeRarity(bags: Set<string>[]): (word: string) => number {
  return (word) => {
    const count = bags.filter((bag) => hasStem(bag, word)).length;
    return Math.log(1 + (bags.length - count + 0.5) / (count + 0.5)) + 0.3;
  };
}

/** The rough stems of the words of a text of at least two characters, each once; see `roughStem`. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    text
      .split(/[^A-Za-z0-9&']+/)
      .filter((word) => word.length > 1)
      .map(roughStem),
  );
}

/** Whether a bag has the word or one with the same beginning, such as "oversee" and "oversight". */
export function hasStem(bag: Set<string>, word: string): boolean {
  if (bag.has(word)) return true;
  if (word.length < 5) return false;
  const head = word.slice(0, Math.max(5, word.length - 2));
  return [...bag].some((other) => other.startsWith(head));
}
