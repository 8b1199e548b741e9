import { readTags, type RawFact, type RawTags } from './read-tags';
import { numberValueOf, textValueOf } from './transform-value';
import type { XbrlContext, XbrlDocument, XbrlFact } from './types';

/** Larger documents are not rendered either. */
const MAX_CHARS = 16_000_000;
const MAX_CHAIN = 1_000;
/** Different values for the same thing; further ones are ignored. */
const MAX_VERSIONS = 20;
const MAX_WORDS = 2_000;

const NOTHING: XbrlDocument = { shown: '', facts: [], isCut: false };

/** Whether a document may tag anything; tags are read by the prefix `ix` alone. */
export const hasInlineXbrl = (html: string): boolean => /<ix:/i.test(html);

/**
 * The facts that an HTML document tags, each once with every place that prints it. A document that is broken, or is
 * none, has the facts that can be read; it is never refused.
 */
export function readInlineXbrl(html: string): XbrlDocument {
  if (html.length > MAX_CHARS || !hasInlineXbrl(html)) return NOTHING;
  const tags = readTags(html);
  const read = tags.facts.flatMap((raw) => {
    const fact = resolve(raw, tags);
    return fact ? [fact] : [];
  });
  return { shown: tags.shown, facts: joinDuplicates(read), isCut: tags.isCut };
}

function resolve(raw: RawFact, tags: RawTags): XbrlFact | undefined {
  const context = tags.contexts.get(raw.contextId);
  if (!context || !/^[\w.-]+:[\w.-]+$/.test(raw.concept) || raw.concept.length > 300) return undefined;
  const unit = raw.unitId === null ? undefined : tags.units.get(raw.unitId);
  if (raw.isNumber && unit === undefined) return undefined;
  const text = withContinuations(raw, tags.continuations);
  const value = raw.isNil ? null : raw.isNumber ? numberValueOf(text, raw) : textValueOf(text, raw.format);
  if (value === undefined) return undefined;
  const decimals = /^-?\d{1,3}$/.test(raw.decimals) ? Number(raw.decimals) : null;
  return {
    concept: raw.concept,
    context,
    unit: raw.isNumber ? (unit ?? null) : null,
    value,
    decimals: raw.isNumber ? decimals : null,
    places: raw.place ? [{ ...raw.place, printed: raw.text.slice(0, 300), scale: raw.isNumber ? raw.scale : 0 }] : [],
    isContradicted: false,
  };
}

function withContinuations({ text, continuedAt }: RawFact, continuations: RawTags['continuations']): string {
  let whole = text;
  const seen = new Set<string>();
  for (let next = continuedAt; next !== null && !seen.has(next) && seen.size < MAX_CHAIN;) {
    seen.add(next);
    const part = continuations.get(next);
    if (!part || whole.length >= MAX_WORDS) break;
    whole = `${whole} ${part.text}`;
    next = part.continuedAt;
  }
  return whole.slice(0, MAX_WORDS);
}

/**
 * One fact for a figure stated several times. Figures that agree as far as they are exact are one, and the most exact
 * counts; those that are not side by side, marked.
 */
function joinDuplicates(facts: readonly XbrlFact[]): XbrlFact[] {
  const byAspects = new Map<string, XbrlFact[]>();
  for (const fact of facts) {
    const key = aspectsOf(fact);
    const same = byAspects.get(key) ?? [];
    const twin = same.find((other) => isSame(other, fact));
    if (twin) mergeInto(twin, fact);
    else if (same.length < MAX_VERSIONS) same.push({ ...fact, places: [...fact.places] });
    byAspects.set(key, same);
  }
  for (const same of byAspects.values())
    // Texts differ only by their wording.
    if (same.length > 1) for (const fact of same) fact.isContradicted = typeof fact.value === 'number';
  return [...byAspects.values()].flat();
}

function mergeInto(twin: XbrlFact, fact: XbrlFact): void {
  // The place of the more exact figure comes first: it is the one that prints the value.
  if (exactness(fact) > exactness(twin)) {
    [twin.value, twin.decimals] = [fact.value, fact.decimals];
    twin.places.unshift(...fact.places);
  } else twin.places.push(...fact.places);
}

function exactness({ decimals, value }: XbrlFact): number {
  return typeof value === 'number' ? (decimals ?? 100) : 0;
}

function isSame(one: XbrlFact, other: XbrlFact): boolean {
  if (one.value === other.value) return true;
  if (typeof one.value !== 'number' || typeof other.value !== 'number') return false;
  const unit = 10 ** -Math.min(exactness(one), exactness(other));
  return unit > 1e-12 && Math.abs(one.value - other.value) <= unit / 2 + 1e-9 * Math.abs(one.value);
}

function aspectsOf({ concept, context, unit }: XbrlFact): string {
  return [concept, unit ?? '', contextKey(context)].join('\n');
}

function contextKey({ entity, start, end, dimensions }: XbrlContext): string {
  const members = Object.entries(dimensions).map(([axis, member]) => `${axis}=${member}`);
  return [entity, start ?? '', end, ...members].join('|');
}
