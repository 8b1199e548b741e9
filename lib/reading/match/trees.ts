/** One decision tree in arrays; a node with `feature` < 0 is a leaf with `value`. */
export type Tree = { feature: number[]; threshold: number[]; left: number[]; right: number[]; value: number[] };

/** A sum of trees over the given features, in log-odds. */
export type TreeModel = { features: string[]; base: number; trees: Tree[] };

/** The model's log-odds for one row of features. */
export function scoreTrees(model: TreeModel, row: ArrayLike<number>): number {
  let sum = model.base;
  for (const tree of model.trees) {
    let node = 0;
    let feature = tree.feature[0] ?? -1;
    while (feature >= 0) {
      node = (row[feature] ?? 0) <= (tree.threshold[node] ?? 0) ? (tree.left[node] ?? 0) : (tree.right[node] ?? 0);
      feature = tree.feature[node] ?? -1;
    }
    sum += tree.value[node] ?? 0;
  }
  return sum;
}

/** Log-odds as a probability from 0 to 1. */
export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
