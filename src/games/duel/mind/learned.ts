import type { Duel, Player } from '../../../engine/duel';
import { chanceOfNetwork } from '../../../thinking';
import { featuresOf, type Feature } from './features';
import learned from './learned.json';

const { features, ...network } = learned.network;

/** The chance of the player to win where a turn begins, by the network that `npm run -s duel -- fit --hidden C` has learned. */
export function learnedValueOf(duel: Duel, player: Player): number {
  const values = featuresOf(duel, player);
  return chanceOfNetwork(
    network,
    features.map((name) => values[name as Feature]),
  );
}
