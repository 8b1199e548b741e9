import type { FactKey } from '@/lib/facts/fact-keys';
import { formatFactNumber } from '@/lib/facts/fact-words';
import { boundsOfNumber } from './bounds-of-number';
import { factsOf, type Filing } from './filing-facts';
import { exactly, type Reading, type Readings } from './reading';

/**
 * The reader of a metric that is a fact's number: one reading for each fact with the key, as the range that its words
 * leave. `fallbackUnit` is the unit in which a fact without one is shown.
 */
export function numbers(key: FactKey, fallbackUnit: string | null = null) {
  return (filing: Filing): Readings => ({
    readings: factsOf(filing, key).flatMap((fact): Reading[] => {
      if (typeof fact.value !== 'number') return [];
      const bounds = boundsOfNumber(fact.value, fact);
      if (!bounds) return [];
      const stated = `${bounds.low < bounds.high ? 'at least ' : ''}${formatFactNumber(
        fact.value,
        fact.unit ?? fallbackUnit,
      )}`;
      return [{ ...bounds, stated, facts: [fact], confidence: fact.confidence }];
    }),
  });
}

/** `yes` and `no` are values of the fact; other values give no reading. */
export function yesNo(
  key: FactKey,
  yes: readonly unknown[],
  no: readonly unknown[],
  wordsFor: (value: unknown) => string = String,
) {
  return (filing: Filing): Readings => {
    const facts = factsOf(filing, key);
    const readings = facts.flatMap((fact): Reading[] =>
      yes.includes(fact.value)
        ? [exactly(1, wordsFor(fact.value), [fact])]
        : no.includes(fact.value)
          ? [exactly(0, wordsFor(fact.value), [fact])]
          : [],
    );
    const [undecided] = readings.length === 0 ? facts : [];
    return undecided
      ? { readings, reason: `The filing says "${wordsFor(undecided.value)}", which is neither one nor the other.` }
      : { readings };
  };
}

/** A fact shows that something exists; its absence from a filing proves nothing. */
export function presence(key: FactKey) {
  return (filing: Filing): Readings => ({
    readings: factsOf(filing, key)
      .slice(0, 1)
      .map((fact) =>
        isNone(fact.value)
          ? exactly(0, 'none', [fact])
          : exactly(1, typeof fact.value === 'string' ? fact.value : 'yes', [fact]),
      ),
  });
}

function isNone(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^(?:no|none)\b/i.test(value));
}

/**
 * The reader of a metric that is the length of the list in the first fact with the key. An empty list counts as 0 only
 * when the fact is rather certain.
 */
export function listLength(key: FactKey) {
  return (filing: Filing): Readings => ({
    readings: factsOf(filing, key)
      .slice(0, 1)
      .flatMap((fact) =>
        Array.isArray(fact.value) && (fact.value.length > 0 || fact.confidence >= 0.75)
          ? [exactly(fact.value.length, String(fact.value.length), [fact])]
          : [],
      ),
  });
}
