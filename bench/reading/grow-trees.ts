import type { Tree, TreeModel } from '@/lib/reading/match/trees';

export type GrowOptions = {
  rounds: number;
  leaves: number;
  rate: number;
  minLeaf: number;
  l2: number;
  rowShare: number;
  featureShare: number;
  seed: number;
};

const BINS = 48;

/**
 * Gradient boosting on logistic loss with histograms of the features. Rows may weigh differently. Repeatable by its
 * seed.
 */
export function growTrees(
  features: string[],
  rows: readonly ArrayLike<number>[],
  labels: ArrayLike<number>,
  weights: ArrayLike<number>,
  options: GrowOptions,
): TreeModel {
  const random = generator(options.seed);
  const count = rows.length;
  const width = features.length;
  const { edges, binned } = toBins(rows, width);
  let positive = 0;
  let all = 0;
  for (let row = 0; row < count; row += 1) {
    positive += (labels[row] ?? 0) * (weights[row] ?? 1);
    all += weights[row] ?? 1;
  }
  const base = Math.log(Math.max(1e-6, positive) / Math.max(1e-6, all - positive));
  const score = new Float64Array(count).fill(base);
  const gradient = new Float64Array(count);
  const hessian = new Float64Array(count);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    for (let row = 0; row < count; row += 1) {
      const p = 1 / (1 + Math.exp(-(score[row] ?? 0)));
      const weight = weights[row] ?? 1;
      gradient[row] = weight * (p - (labels[row] ?? 0));
      hessian[row] = weight * Math.max(1e-6, p * (1 - p));
    }
    const chosenRows = pick(count, options.rowShare, random);
    const chosenFeatures = pick(width, options.featureShare, random);
    const tree = growOne(binned, edges, chosenRows, chosenFeatures, gradient, hessian, options);
    trees.push(tree);
    for (let row = 0; row < count; row += 1) score[row] = (score[row] ?? 0) + valueOf(tree, rows[row] ?? []);
  }
  return { features, base, trees };
}

function valueOf(tree: Tree, row: ArrayLike<number>): number {
  let node = 0;
  let feature = tree.feature[0] ?? -1;
  while (feature >= 0) {
    node = (row[feature] ?? 0) <= (tree.threshold[node] ?? 0) ? (tree.left[node] ?? 0) : (tree.right[node] ?? 0);
    feature = tree.feature[node] ?? -1;
  }
  return tree.value[node] ?? 0;
}

function toBins(rows: readonly ArrayLike<number>[], width: number): { edges: Float64Array[]; binned: Uint8Array[] } {
  const edges: Float64Array[] = [];
  const binned: Uint8Array[] = [];
  for (let feature = 0; feature < width; feature += 1) {
    const values = Float64Array.from(rows, (row) => row[feature] ?? 0).sort();
    const cuts: number[] = [];
    for (let bin = 1; bin < BINS; bin += 1) {
      const value = values[Math.floor((values.length * bin) / BINS)] ?? 0;
      if (cuts.length === 0 || value > (cuts.at(-1) ?? 0)) cuts.push(value);
    }
    const edge = Float64Array.from(cuts);
    edges.push(edge);
    binned.push(Uint8Array.from(rows, (row) => binOf(edge, row[feature] ?? 0)));
  }
  return { edges, binned };
}

/** The number of edges below the value: values at an edge go left of it. */
function binOf(edge: Float64Array, value: number): number {
  let low = 0;
  let high = edge.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edge[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Leaf = { node: number; rows: Uint32Array; split: Split | null };
type Split = { feature: number; bin: number; gain: number };

function growOne(
  binned: Uint8Array[],
  edges: Float64Array[],
  rows: Uint32Array,
  features: Uint32Array,
  gradient: Float64Array,
  hessian: Float64Array,
  options: GrowOptions,
): Tree {
  const tree: Tree = { feature: [-1], threshold: [0], left: [0], right: [0], value: [0] };
  const setValue = (node: number, members: Uint32Array) => {
    let g = 0;
    let h = 0;
    for (const row of members) {
      g += gradient[row] ?? 0;
      h += hessian[row] ?? 0;
    }
    tree.value[node] = Math.round((-options.rate * g * 1e5) / (h + options.l2)) / 1e5;
  };
  const root: Leaf = { node: 0, rows, split: bestSplit(binned, edges, rows, features, gradient, hessian, options) };
  setValue(0, rows);
  const open: Leaf[] = [root];
  let leaves = 1;
  while (leaves < options.leaves) {
    open.sort((a, b) => (b.split?.gain ?? -1) - (a.split?.gain ?? -1));
    const leaf = open.shift();
    if (!leaf?.split) break;
    const { feature, bin } = leaf.split;
    const column = binned[feature] ?? new Uint8Array();
    const left = leaf.rows.filter((row) => (column[row] ?? 0) <= bin);
    const right = leaf.rows.filter((row) => (column[row] ?? 0) > bin);
    const leftNode = tree.feature.length;
    const rightNode = leftNode + 1;
    for (let child = 0; child < 2; child += 1) {
      tree.feature.push(-1);
      tree.threshold.push(0);
      tree.left.push(0);
      tree.right.push(0);
      tree.value.push(0);
    }
    tree.feature[leaf.node] = feature;
    tree.threshold[leaf.node] = Math.round((edges[feature]?.[bin] ?? 0) * 1e6) / 1e6 + 5e-7;
    tree.left[leaf.node] = leftNode;
    tree.right[leaf.node] = rightNode;
    setValue(leftNode, left);
    setValue(rightNode, right);
    for (const [node, members] of [
      [leftNode, left],
      [rightNode, right],
    ] as const)
      open.push({
        node,
        rows: members,
        split: bestSplit(binned, edges, members, features, gradient, hessian, options),
      });
    leaves += 1;
  }
  return tree;
}

function bestSplit(
  binned: Uint8Array[],
  edges: Float64Array[],
  rows: Uint32Array,
  features: Uint32Array,
  gradient: Float64Array,
  hessian: Float64Array,
  options: GrowOptions,
): Split | null {
  if (rows.length < 2 * options.minLeaf) return null;
  let totalG = 0;
  let totalH = 0;
  for (const row of rows) {
    totalG += gradient[row] ?? 0;
    totalH += hessian[row] ?? 0;
  }
  const parent = (totalG * totalG) / (totalH + options.l2);
  let best: Split | null = null;
  const g = new Float64Array(BINS);
  const h = new Float64Array(BINS);
  const n = new Uint32Array(BINS);
  for (const feature of features) {
    const column = binned[feature] ?? new Uint8Array();
    const last = edges[feature]?.length ?? 0;
    g.fill(0);
    h.fill(0);
    n.fill(0);
    for (const row of rows) {
      const bin = column[row] ?? 0;
      g[bin] = (g[bin] ?? 0) + (gradient[row] ?? 0);
      h[bin] = (h[bin] ?? 0) + (hessian[row] ?? 0);
      n[bin] = (n[bin] ?? 0) + 1;
    }
    let leftG = 0;
    let leftH = 0;
    let leftN = 0;
    for (let bin = 0; bin < last; bin += 1) {
      leftG += g[bin] ?? 0;
      leftH += h[bin] ?? 0;
      leftN += n[bin] ?? 0;
      if (leftN < options.minLeaf) continue;
      if (rows.length - leftN < options.minLeaf) break;
      const rightG = totalG - leftG;
      const rightH = totalH - leftH;
      const gain = (leftG * leftG) / (leftH + options.l2) + (rightG * rightG) / (rightH + options.l2) - parent;
      if (gain > (best?.gain ?? 1e-3)) best = { feature, bin, gain };
    }
  }
  return best;
}

function pick(count: number, share: number, random: () => number): Uint32Array {
  const all = Array.from({ length: count }, (_, at) => at).filter(() => random() < share);
  return Uint32Array.from(all.length > 0 ? all : [0]);
}

/** Small seeded generator (mulberry32): numbers from 0 to 1. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
