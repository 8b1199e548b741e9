import { Parser } from 'htmlparser2';
import { APART_ELEMENTS, isHidingStyle, UNSHOWN_ELEMENTS } from '@/lib/format/shown-html';
import { ContextReader } from './read-contexts';
import type { XbrlContext, XbrlPlace } from './types';

/** A tag as read, before contexts, units and continuations are known to the end. */
export type RawFact = {
  concept: string;
  contextId: string;
  unitId: string | null;
  format: string;
  scale: number;
  decimals: string;
  isNegative: boolean;
  isNumber: boolean;
  isNil: boolean;
  /** The words between the tags, whether shown or not; those of continuations follow. */
  text: string;
  continuedAt: string | null;
  place: XbrlPlace | null;
};

export type RawTags = {
  shown: string;
  facts: RawFact[];
  /** Words of ix:continuation by its id, and where it continues. */
  continuations: Map<string, { text: string; continuedAt: string | null }>;
  contexts: Map<string, XbrlContext>;
  units: Map<string, string>;
  isCut: boolean;
};

type Open = {
  isHidden: boolean;
  isExcluded: boolean;
  fact?: RawFact;
  continuation?: { text: string; continuedAt: string | null };
  /** Where its words begin, in the captured text and in the shown one. */
  from: number;
  start: number;
};

/** No filing nests deeper, tags more or prints more; what does is cut there. */
const MAX_DEPTH = 2000;
const MAX_FACTS = 60_000;
const MAX_TEXT = 30_000_000;
const MAX_WORDS = 2_000;
const CHUNK = 65_536;

const FACTS = new Set(['ix:nonfraction', 'ix:nonnumeric', 'ix:fraction']);
const UNSHOWN = new Set([...UNSHOWN_ELEMENTS, 'ix:references', 'ix:resources']);
/** Data for programs, which EDGAR wants in the header that is never shown. */
const DATA = /^(?:xbrli|xbrldi|link|xlink):/;
/** Elements whose words are separate from those around them, a figure's from the mark of its footnote, too. */
const APART = new Set([...APART_ELEMENTS, 'thead', 'tbody', 'tfoot', 'sup', 'sub']);

/** Reads an inline XBRL document in one pass. Broken and hostile ones give what comes before they break. */
export function readTags(html: string): RawTags {
  const shown: string[] = [];
  const captured: string[] = [];
  const facts: RawFact[] = [];
  const continuations: RawTags['continuations'] = new Map();
  const header = new ContextReader();
  const open: Open[] = [];
  let [length, capturedLength, capturing, tables, tableDepth] = [0, 0, 0, 0, 0];
  let isCut = false;

  const show = (text: string) => {
    shown.push(text);
    length += text.length;
  };
  const capture = (text: string) => {
    captured.push(text);
    capturedLength += text.length;
  };
  const words = ({ from }: Open) => textBetween(captured, from, capturedLength);

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isCut) return;
        if (open.length >= MAX_DEPTH || facts.length >= MAX_FACTS || length > MAX_TEXT) {
          isCut = true;
          return;
        }
        const outer = open.at(-1);
        const isHidden = (outer?.isHidden ?? false) || isUnshown(name, attributes);
        const entry: Open = {
          isHidden,
          isExcluded: (outer?.isExcluded ?? false) || name === 'ix:exclude',
          from: captured.length,
          start: length,
        };
        if (name === 'table') tables += tableDepth++ === 0 ? 1 : 0;
        if (APART.has(name)) {
          if (!isHidden) show(' ');
          if (capturing > 0) capture(' ');
          entry.start = length;
        }
        if (FACTS.has(name)) entry.fact = factOf(name, attributes);
        else if (name === 'ix:continuation')
          entry.continuation = { text: '', continuedAt: attributes.continuedat ?? null };
        if (entry.continuation && attributes.id && !continuations.has(attributes.id))
          continuations.set(attributes.id, entry.continuation);
        if (entry.fact) facts.push(entry.fact);
        if (entry.fact ?? entry.continuation) capturing += 1;
        header.open(name, attributes);
        open.push(entry);
      },
      ontext(text) {
        if (isCut) return;
        header.text(text);
        const at = open.at(-1);
        if (capturing > 0 && !at?.isExcluded) capture(text);
        if (!at?.isHidden && open.length > 0) show(text);
      },
      onclosetag(name) {
        if (isCut) return;
        const entry = open.pop();
        header.close(name);
        if (!entry) return;
        if (entry.fact ?? entry.continuation) {
          capturing -= 1;
          if (entry.continuation) entry.continuation.text = words(entry);
          if (entry.fact) {
            entry.fact.text = words(entry);
            const place = {
              start: entry.start,
              end: length,
              printed: '',
              scale: 0,
              table: tableDepth > 0 ? tables : null,
            };
            if (!entry.isHidden && length > entry.start) entry.fact.place = place;
          }
        }
        if (name === 'table') tableDepth = Math.max(0, tableDepth - 1);
        if (APART.has(name)) {
          if (!entry.isHidden) show(' ');
          if (capturing > 0) capture(' ');
        }
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < html.length && !isCut; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  if (!isCut) parser.end();
  return { shown: shown.join(''), facts, continuations, contexts: header.contexts, units: header.units, isCut };
}

function isUnshown(name: string, attributes: Record<string, string>): boolean {
  return UNSHOWN.has(name) || DATA.test(name) || 'hidden' in attributes || isHidingStyle(attributes.style);
}

/** The words captured since piece `from`, as many as a value may have. */
function textBetween(captured: readonly string[], from: number, total: number): string {
  let text = '';
  if (total === 0) return text;
  for (let index = from; index < captured.length && text.length < 4 * MAX_WORDS; index += 1) text += captured[index];
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS);
}

function factOf(name: string, attributes: Record<string, string>): RawFact {
  const scale = Number(attributes.scale ?? 0);
  return {
    concept: attributes.name ?? '',
    contextId: attributes.contextref ?? '',
    unitId: attributes.unitref ?? null,
    format: attributes.format ?? '',
    scale: Number.isInteger(scale) && Math.abs(scale) <= 15 ? scale : Number.NaN,
    decimals: attributes.decimals ?? '',
    isNegative: attributes.sign === '-',
    isNumber: name !== 'ix:nonnumeric',
    isNil: /^(?:true|1)$/i.test(attributes['xsi:nil'] ?? ''),
    text: '',
    continuedAt: attributes.continuedat ?? null,
    place: null,
  };
}
