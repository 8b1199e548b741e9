import { expect, test } from 'vitest';
import { CONCEPT_EXAMPLES } from '@/lib/retrieval/data/concept-examples';
import { GOVERNANCE_CONCEPTS } from '@/lib/retrieval/data/governance-concepts';
import { nearestConcept } from './nearest-concept';
import { readSearchQuestion } from '@/lib/retrieval/read-search-question';

/** A vector space in which all examples of one concept have the same direction. */
const axes = new Map(CONCEPT_EXAMPLES.map(([concept], at) => [concept, at]));
const axisOf = new Map(
  CONCEPT_EXAMPLES.flatMap(([concept, examples]) => examples.map((text) => [text, axes.get(concept) ?? 0] as const)),
);
const along = (axis: number) =>
  Float32Array.from({ length: CONCEPT_EXAMPLES.length }, (_, at) => (at === axis ? 1 : 0));
const embed = (texts: string[]) => Promise.resolve(texts.map((text) => along(axisOf.get(text) ?? 0)));

test('names the concept of the nearest examples', async () => {
  const nearest = await nearestConcept(along(axes.get('clawback') ?? 0), 'axes', embed);
  expect(nearest?.name).toBe('clawback');
});

test('names none where the nearest ask for something else, or nothing is near', async () => {
  expect(await nearestConcept(along(axes.get(null) ?? 0), 'axes', embed)).toBeNull();
  const between = Float32Array.from({ length: CONCEPT_EXAMPLES.length }, () => 1);
  expect(await nearestConcept(between, 'axes', embed)).toBeNull();
  expect(await nearestConcept(new Float32Array(3), 'axes', embed)).toBeNull();
});

test('a failing encoder is asked again next time', async () => {
  await expect(nearestConcept(along(0), 'failing', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await nearestConcept(along(axes.get('clawback') ?? 0), 'failing', embed)).not.toBeNull();
});

test('every example belongs to a concept that exists', () => {
  const names = new Set(GOVERNANCE_CONCEPTS.map((concept) => concept.name));
  expect(
    CONCEPT_EXAMPLES.map(([concept]) => concept).filter((concept) => concept !== null && !names.has(concept)),
  ).toEqual([]);
});

test('a hint counts only where the words name nothing', () => {
  expect(readSearchQuestion('Give me the gist', 'clawback').concepts).toEqual(['clawback']);
  expect(readSearchQuestion('What is the record date?', 'clawback').concepts).toEqual(['record date']);
});
