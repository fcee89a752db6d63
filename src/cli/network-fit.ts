import { below, seededRandom, shuffle } from '../engine/kernel';
import { chanceOfNetwork, dot, type Network } from '../thinking';
import { meanLoss, type Example } from './logistic';

/** How a network learns: so many times it goes through all examples, some at a time. */
const EPOCHS = 30;
const TOGETHER = 64;
const STEP = 0.003;
/** How fast weights fade of which the examples say nothing. */
const FADING = 1e-4;

/** What the examples say: a network, and its loss on those learnt from and those kept back after each time through. */
export interface NetworkFit {
  readonly network: Network;
  readonly losses: readonly (readonly [learnt: number, kept: number])[];
  /** After how many times through the loss on those kept back was the least: the network is that one. */
  readonly epochs: number;
}

export const networkLoss = (network: Network, examples: readonly Example[]): number =>
  meanLoss(examples, ({ features }) => chanceOfNetwork(network, features));

/**
 * Fits a network of so many hidden cells, beginning from the weights of a plain fit. Gradients are followed by Adam; the same
 * seed gives the same network.
 */
export function networkOf(
  learnt: readonly Example[],
  kept: readonly Example[],
  direct: readonly number[],
  cells: number,
  seed: string,
): NetworkFit {
  const random = seededRandom(seed);
  const width = direct.length;
  const scale = scaleOf(learnt, width);
  const scaled = learnt.map(({ features, won }) => ({ features: features.map((one, i) => one / scale[i]!), won }));
  const small = (): number => (below(random, 2001) / 1000 - 1) / Math.sqrt(width);
  // Hidden cells one after another, then the weights of the cells, then those past them.
  const weights = [
    ...Array.from({ length: cells * width }, small),
    ...Array.from({ length: cells }, () => 0.1 * small()),
    ...direct.map((weight, i) => weight * scale[i]!),
  ];
  const adam = new Adam(weights);
  const order = scaled.map((_, i) => i);
  const losses: (readonly [number, number])[] = [];
  let best = { network: unscaled(weights, cells, scale), kept: Infinity, epochs: 0 };
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    shuffle(random, order);
    for (let at = 0; at < order.length; at += TOGETHER) {
      const some = order.slice(at, at + TOGETHER).map((i) => scaled[i]!);
      adam.step(slopeOf(weights, cells, some));
    }
    const network = unscaled(weights, cells, scale);
    const loss = networkLoss(network, kept);
    losses.push([networkLoss(network, learnt), loss]);
    if (loss < best.kept) best = { network, kept: loss, epochs: epoch };
  }
  return { network: best.network, losses, epochs: best.epochs };
}

/** How far each feature goes, on the average. */
const scaleOf = (examples: readonly Example[], width: number): readonly number[] =>
  Array.from({ length: width }, (_, i) => {
    const squares = examples.reduce((sum, { features }) => sum + features[i]! ** 2, 0);
    return Math.sqrt(squares / examples.length) || 1;
  });

function cut(weights: readonly number[], cells: number, width: number): Network {
  return {
    hidden: Array.from({ length: cells }, (_, i) => weights.slice(i * width, (i + 1) * width)),
    out: weights.slice(cells * width, cells * width + cells),
    direct: weights.slice(cells * width + cells),
  };
}

function unscaled(weights: readonly number[], cells: number, scale: readonly number[]): Network {
  const { hidden, out, direct } = cut(weights, cells, scale.length);
  const by = (row: readonly number[]): readonly number[] => row.map((weight, i) => weight / scale[i]!);
  return { hidden: hidden.map(by), out, direct: by(direct) };
}

/** In which direction the weights make these examples more likely. */
function slopeOf(weights: readonly number[], cells: number, examples: readonly Example[]): readonly number[] {
  const width = examples[0]!.features.length;
  const network = cut(weights, cells, width);
  const { hidden, out } = network;
  const slope = weights.map((weight) => -FADING * weight);
  for (const { features, won } of examples) {
    const error = (won - chanceOfNetwork(network, features)) / examples.length;
    for (let cell = 0; cell < cells; cell++) {
      const fires = Math.tanh(dot(hidden[cell]!, features));
      slope[cells * width + cell]! += error * fires;
      const back = error * out[cell]! * (1 - fires * fires);
      for (let i = 0; i < width; i++) slope[cell * width + i]! += back * features[i]!;
    }
    for (let i = 0; i < width; i++) slope[cells * width + cells + i]! += error * features[i]!;
  }
  return slope;
}

/** Steps along slopes, each weight at a pace of its own. */
class Adam {
  private readonly mean: number[];
  private readonly spread: number[];
  private steps = 0;

  constructor(private readonly weights: number[]) {
    this.mean = weights.map(() => 0);
    this.spread = weights.map(() => 0);
  }

  step(slope: readonly number[]): void {
    const { weights, mean, spread } = this;
    this.steps += 1;
    const pace = (STEP * Math.sqrt(1 - 0.999 ** this.steps)) / (1 - 0.9 ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * slope[i]!;
      spread[i] = 0.999 * spread[i]! + 0.001 * slope[i]! ** 2;
      weights[i]! += (pace * mean[i]!) / (Math.sqrt(spread[i]!) + 1e-8);
    }
  }
}
