import type { Neighbours } from '../match/term-match';
import type { TreeModel } from '../match/trees';
import confidence from './confidence.json';
import factGate from './fact-gate.json';
import factTrust from './fact-trust.json';
import neighbours from './neighbours.json';
import first from './rank-first.json';
import second from './rank-second.json';
import thresholds from './thresholds.json';

type ReadingModel = {
  /** Scores units by their own features (first stage). */
  first: TreeModel;
  /** Scores the best units again with features of their surroundings (second stage). */
  second: TreeModel;
  /** Probability that a composed answer is right. */
  confidence: TreeModel;
  /** Probability that an answer made of facts answers the question. */
  factGate: TreeModel;
  /** Probability that a governance fact is right, from its sightings. */
  factTrust: TreeModel;
  neighbours: Neighbours;
};

let loaded: ReadingModel | undefined;

/**
 * The models that `npm run train` learned from the labelled filings in bench/labels, and the words of similar meaning.
 */
export function readingModel(): ReadingModel {
  loaded ??= { first, second, confidence, factGate, factTrust, neighbours: unpack(neighbours.table) };
  return loaded;
}

/** Lowest probability of a stated answer, measured so that few answers are wrong; see bench/results/reading.md. */
export const ANSWER_THRESHOLD: number = thresholds.answer;
/** Lowest probability of an answer made of facts. */
export const FACT_THRESHOLD: number = thresholds.fact;
/** Lowest probability of a stated governance fact; see bench/results/facts-unseen.md. */
export const FACT_TRUST_THRESHOLD: number = thresholds.factTrust;

/** One stem per line with its neighbours and their similarity in percent: "deal transact=66 agreement=70". */
function unpack(table: string): Neighbours {
  return new Map(
    table.split('\n').map((line) => {
      const [stem = '', ...others] = line.split(' ');
      return [stem, new Map(others.map((other) => [other.split('=')[0] ?? '', Number(other.split('=')[1]) / 100]))];
    }),
  );
}
