import { speaksToMachine } from '../injected/find-instructions';
import type { HiddenRun } from './hidden-elements';
import type { DocumentWarning } from '../types';
import { oneOf, wholeWords } from '../../format/patterns.ts';
import { ATTRIBUTE_WORDS, STATEMENT_WORDS, UNSHOWN_TITLE } from './hidden-html-patterns.ts';

const EXCERPT_CHARS = 200;
const MAX_WARNINGS = 20;
const MIN_WORDS = 5;

const COMMENT = /<!--([\s\S]{12,4000}?)-->/g;
const ATTRIBUTE = new RegExp(
  String.raw`\s${oneOf(ATTRIBUTE_WORDS)}\s*=\s*(?:"([^"]{12,4000})"|'([^']{12,4000})')`,
  'gi',
);
const UNSHOWN = new RegExp(
  String.raw`<${oneOf(UNSHOWN_TITLE)}\b[^>]{0,400}>([\s\S]{12,8000}?)<\/${oneOf(UNSHOWN_TITLE)}>`,
  'gi',
);
/** A sentence with a figure about what proxies state: nobody writes that into a comment for a reader. */
const STATEMENT = wholeWords(STATEMENT_WORDS, 'i');

/**
 * Text of the HTML that no page shows. `runs` is what the browser found hidden; comments and attributes are read from
 * the source.
 */
export function describeHiddenHtml(source: string, runs: readonly HiddenRun[]): DocumentWarning[] {
  const hidden = runs
    .filter(({ text, isMachineData }) => speaksToMachine(text) || (!isMachineData && isProse(text)))
    .map(({ text }) => text);
  const written = sourceTexts(source).filter((text) => speaksToMachine(text) || isStatement(text));
  const texts = [...new Set([...hidden, ...written])];
  return texts.slice(0, MAX_WARNINGS).map(toWarning);
}

/** Comments, attributes and elements that are never painted. */
function sourceTexts(source: string): string[] {
  const found = [COMMENT, ATTRIBUTE, UNSHOWN].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? ''),
  );
  return found.map((text) => plain(text)).filter((text) => text.length >= 12);
}

function plain(text: string): string {
  return text
    .replace(/<[^>]{0,400}>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

function isProse(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS;
}

function isStatement(text: string): boolean {
  return isProse(text) && /\d/.test(text) && STATEMENT.test(text) && !/[{};]/.test(text);
}

function toWarning(text: string): DocumentWarning {
  const excerpt = text.slice(0, EXCERPT_CHARS);
  if (speaksToMachine(text)) {
    return {
      kind: 'instruction_like_text',
      page: null,
      excerpt,
      detail:
        'The HTML of this filing hides text written like an instruction to a machine. No page shows it; it was ' +
        'left out and is followed by nothing.',
    };
  }
  return {
    kind: 'hidden_text',
    page: null,
    excerpt,
    detail: 'The HTML of this filing contains text that no page shows. It was left out.',
  };
}
