import type { Duel, Player } from '../../../engine/duel';
import { FEATURES, featuresOf, type Feature } from './features';
import byHand from './standing.json';
import fitted from './value.json';

type Weights = Readonly<Partial<Record<Feature, number>>>;

/** The chance of the player to win where a turn begins, from 0 to 1, by weights that `npm run -s duel -- fit` has found. */
export const valueOf = (duel: Duel, player: Player): number => chance(fitted, duel, player);

/**
 * The same in the middle of a turn, by weights set by hand. Those that are fitted know positions as they are left to a player
 * whose turn begins: who looks one answer ahead plays worse by them (docs/strength.md).
 */
export const standingOf = (duel: Duel, player: Player): number => chance(byHand, duel, player);

function chance(weights: Weights, duel: Duel, player: Player): number {
  const features = featuresOf(duel, player);
  let sum = 0;
  for (const feature of FEATURES) sum += (weights[feature] ?? 0) * features[feature];
  return 1 / (1 + Math.exp(-sum));
}
