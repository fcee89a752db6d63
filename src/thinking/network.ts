/**
 * A small network that says a chance to win. It has one hidden layer and no constants: what is turned round, each feature its
 * opposite, has the opposite chance.
 */
export interface Network {
  /** For each hidden cell the weights of the features. */
  readonly hidden: readonly (readonly number[])[];
  /** The weights of the hidden cells. */
  readonly out: readonly number[];
  /** The weights of the features past the hidden layer. */
  readonly direct: readonly number[];
}

/** @returns the chance, from 0 to 1 */
export function chanceOfNetwork({ hidden, out, direct }: Network, features: readonly number[]): number {
  let sum = dot(direct, features);
  for (let i = 0; i < hidden.length; i++) sum += out[i]! * Math.tanh(dot(hidden[i]!, features));
  return 1 / (1 + Math.exp(-sum));
}

export function dot(weights: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += weights[i]! * values[i]!;
  return sum;
}
