import { Parser } from 'htmlparser2';
import { addressesModel } from '../injected/find-instructions';
import type { HiddenRun } from './hidden-elements';
import type { DocumentWarning } from '../types';
import { oneOf, wholeWords } from '../../format/patterns.ts';
import { ATTRIBUTE_WORDS, STATEMENT_WORDS, UNSHOWN_TAGS } from './hidden-html-patterns.ts';

const EXCERPT_CHARS = 200;
const MAX_WARNINGS = 20;
const MIN_WORDS = 5;

/** Attributes that carry text for a reader or a program. */
const TEXT_ATTRIBUTE = new RegExp(`^${oneOf(ATTRIBUTE_WORDS)}$`);
/** Elements whose content no page shows. */
const UNSHOWN: ReadonlySet<string> = new Set(UNSHOWN_TAGS);
const SHORTEST_CHARS = 12;
const LONGEST_CHARS = 8000;

/** A sentence with a figure about what proxies state: nobody writes that into a comment for a reader. */
const STATEMENT = wholeWords(STATEMENT_WORDS, 'i');

/**
 * Text of the HTML that no page shows. `runs` is what the browser found hidden; comments and attributes are read from
 * the source.
 */
export function describeHiddenHtml(source: string, runs: readonly HiddenRun[]): DocumentWarning[] {
  const hidden = runs
    .filter(({ text, isMachineData }) => addressesModel(text) || (!isMachineData && isProse(text)))
    .map(({ text }) => text);
  const written = sourceTexts(source).filter((text) => addressesModel(text) || isStatement(text));
  const texts = [...new Set([...hidden, ...written])];
  return texts.slice(0, MAX_WARNINGS).map(toWarning);
}

/** Texts of comments, attributes and elements that are never painted, in the order of the source. */
function sourceTexts(source: string): string[] {
  const found: string[] = [];
  let unshown: { depth: number; text: string } | undefined;
  let depth = 0;
  const parser = new Parser({
    oncomment: (text) => void found.push(text),
    onattribute(name, value) {
      if (TEXT_ATTRIBUTE.test(name)) found.push(value);
    },
    onopentag(name) {
      depth += 1;
      if (!unshown && UNSHOWN.has(name)) unshown = { depth, text: '' };
    },
    ontext(text) {
      if (unshown && unshown.text.length < LONGEST_CHARS) unshown.text += text;
    },
    onclosetag() {
      if (unshown?.depth === depth) {
        found.push(unshown.text);
        unshown = undefined;
      }
      depth -= 1;
    },
  });
  parser.end(source);
  return found.map(plain).filter((text) => text.length >= SHORTEST_CHARS);
}

/** One line of at most `LONGEST_CHARS`; tags and entities that a comment or a script holds as text are taken out. */
function plain(text: string): string {
  const parts: string[] = [];
  const parser = new Parser({ ontext: (part) => void parts.push(part), onopentag: () => void parts.push(' ') });
  parser.end(text.slice(0, LONGEST_CHARS));
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function isProse(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS;
}

function isStatement(text: string): boolean {
  return isProse(text) && /\d/.test(text) && STATEMENT.test(text) && !/[{};]/.test(text);
}

function toWarning(text: string): DocumentWarning {
  const excerpt = text.slice(0, EXCERPT_CHARS);
  if (addressesModel(text)) {
    return {
      kind: 'instruction_like_text',
      page: null,
      excerpt,
      detail:
        'The HTML of this filing hides text written like an instruction to a machine. It is not visible on any ' +
        'page; it was left out and is not followed.',
    };
  }
  return {
    kind: 'hidden_text',
    page: null,
    excerpt,
    detail: 'The HTML of this filing contains text that is not visible on any page. It was left out.',
  };
}
