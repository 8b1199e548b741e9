import type { FlatPage } from '@/lib/reading/text/flat-page';
import type { DefinedTerm } from '../types';
import { oneOf } from '@/lib/format/patterns';
import { DEFINITION_WORDS, WORDS_WITHOUT_INITIAL } from './terms-patterns';

/** ('annual incentive program (the "AIP")'): capitals or a few words in quotation marks within brackets. */
const DEFINITION = new RegExp(
  String.raw`((?:[A-Za-z0-9&'-]+ ){1,9})\(${oneOf(DEFINITION_WORDS)}` +
    String.raw`?"?([A-Z][A-Za-z0-9&.-]{1,14}s?(?: [A-Z][A-Za-z]+){0,3})"?(?:,? or (?:the )?"[^"]+")?\)`,
  'g',
);

/** Abbreviations that a filing defines, with the full term reduced to the words whose initials match. */
export function readTerms(pages: readonly FlatPage[]): DefinedTerm[] {
  const terms = new Map<string, string>();
  for (const page of pages) {
    for (const match of page.text.matchAll(DEFINITION)) {
      const term = match[2] ?? '';
      const meaning = meaningOf(term, (match[1] ?? '').trim());
      if (meaning && !terms.has(term)) terms.set(term, meaning);
    }
  }
  return [...terms].map(([term, meaning]) => ({ term, meaning }));
}

const WITHOUT_INITIAL = new RegExp(String.raw`^${oneOf(WORDS_WITHOUT_INITIAL)}$`, 'i');

function meaningOf(term: string, before: string): string | null {
  const letters = term.replace(/s$/, '').replace(/[^A-Z]/g, '');
  if (letters.length < 2 || /[a-z]{3}/.test(term)) return null;
  const words = before.split(/[\s-]+/).filter(Boolean);
  for (let count = Math.min(words.length, letters.length + 3); count >= letters.length - 1 && count > 0; count -= 1) {
    const tail = words.slice(-count);
    const initials = tail
      .filter((word) => !WITHOUT_INITIAL.test(word))
      .map((word) => word[0]?.toUpperCase())
      .join('');
    if (initials === letters) return tail.join(' ');
  }
  return null;
}
