/** A position that has been played to its end. */
export interface Example {
  readonly features: readonly number[];
  /** How it ended for whose position it is: 0, 0.5 or 1. */
  readonly won: number;
}

export const chanceBy = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, i) => sum + feature * weights[i]!, 0)));

/** How much the chances said too little, on average over the examples: ln 2 is what a coin would say. */
export const meanLoss = (examples: readonly Example[], said: (example: Example) => number): number =>
  examples.reduce((sum, example) => {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, said(example)));
    return sum - example.won * Math.log(chance) - (1 - example.won) * Math.log(1 - chance);
  }, 0) / examples.length;

export const logLoss = (weights: readonly number[], examples: readonly Example[]): number =>
  meanLoss(examples, ({ features }) => chanceBy(weights, features));

/**
 * The weights under which the examples are most likely (logistic regression without a constant, by Newton's steps); large weights
 * cost `ridge` times their square, which keeps those small of which the examples say little.
 */
export function fitted(examples: readonly Example[], ridge: number, steps = 12): readonly number[] {
  const count = examples[0]!.features.length;
  let weights = Array.from({ length: count }, () => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => -ridge * weight);
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)));
    for (const { features, won } of examples) {
      const chance = chanceBy(weights, features);
      const spread = chance * (1 - chance);
      for (let i = 0; i < count; i++) {
        const feature = features[i]!;
        if (feature === 0) continue;
        slope[i]! += feature * (won - chance);
        const row = bend[i]!;
        for (let j = 0; j <= i; j++) row[j]! += spread * feature * features[j]!;
      }
    }
    for (let i = 0; i < count; i++) for (let j = 0; j < i; j++) bend[j]![i] = bend[i]![j]!;
    const move = solved(bend, slope);
    weights = weights.map((weight, i) => weight + move[i]!);
  }
  return weights;
}

/** The solution of a system of equations (Gauss, with the largest pivot); both are used up. */
function solved(matrix: number[][], right: number[]): readonly number[] {
  const count = right.length;
  for (let column = 0; column < count; column++) {
    let pivot = column;
    for (let row = column + 1; row < count; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [right[column], right[pivot]] = [right[pivot]!, right[column]!];
    for (let row = column + 1; row < count; row++) {
      const share = matrix[row]![column]! / matrix[column]![column]!;
      if (share === 0) continue;
      for (let j = column; j < count; j++) matrix[row]![j]! -= share * matrix[column]![j]!;
      right[row]! -= share * right[column]!;
    }
  }
  const found = Array.from({ length: count }, () => 0);
  for (let row = count - 1; row >= 0; row--) {
    let rest = right[row]!;
    for (let j = row + 1; j < count; j++) rest -= matrix[row]![j]! * found[j]!;
    found[row] = rest / matrix[row]![row]!;
  }
  return found;
}
