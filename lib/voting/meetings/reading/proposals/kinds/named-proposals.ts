import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Kind } from '@/lib/voting/vocabulary.rules';
import { kindOfTitle } from './kinds';
import { numberIn } from '../sections/titles';
import { contentWordsOf } from '../../words';

/** "The Extension Amendment Proposal": a name, after which the notice says what is asked. */
const NAMED = /^(?:the )?(?<name>[^.;:]{3,70}?) proposal$/i;
const MOST_LINES = 5;
/** Kinds that the words of a name suggest wrongly, as for pay in connection with a merger. */
const UNSURE: readonly (Kind | undefined)[] = [undefined, 'say_on_pay', 'transaction'];

/**
 * The kind of a proposal by its title; where the title is only a name, by what the notice asks for under its number.
 * `number` is null for a proposal without one. Undefined where neither fits a kind.
 */
export function kindOfNamed(filing: FilingText, number: number | null, title: string): Kind | undefined {
  const own = kindOfTitle(title);
  const name = NAMED.exec(title.trim())?.groups?.name;
  if (name === undefined || number === null || !UNSURE.includes(own)) return own;
  const kinds = entriesOf(filing, number, contentWordsOf(name)).flatMap((entry) => kindOfTitle(entry) ?? []);
  return new Set(kinds).size === 1 ? kinds[0] : own;
}

/** What the notice asks for in its entries of this number, each read up to the next number. */
function entriesOf({ pages }: FilingText, number: number, name: ReadonlySet<string>): string[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }, at) => {
      if (numberIn(text) !== number) return [];
      const following = lines.slice(at + 1, at + MOST_LINES).map((line) => line.text);
      const end = following.findIndex((line) => numberIn(line) !== undefined);
      const entry = [text, ...following.slice(0, end < 0 ? undefined : end)].join(' ');
      const asked = ASKED.exec(entry)?.groups?.asked;
      return asked && [...name].every((word) => contentWordsOf(entry).has(word)) ? [asked] : [];
    }),
  );
}

const ASKED = /\bproposal\W{1,4}(?<asked>(?:a proposal )?to \p{L}[^.;]{10,})/iu;
