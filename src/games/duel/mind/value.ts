import type { Duel, Player } from '../../../engine/duel';
import { bestAtk } from './worth';
import weights from './value.json';

/** What of a position is weighed: each as the difference between a player and the opponent. */
export const FEATURES = ['lifePoints', 'hand', 'monsters', 'atk', 'best', 'set', 'turn', 'deck'] as const;
export type Feature = (typeof FEATURES)[number];

/** The position as the player may see it in a game that could be the true one. */
export function featuresOf(duel: Duel, player: Player): Readonly<Record<Feature, number>> {
  const [own, other] = [sideOf(duel, player), sideOf(duel, player === 0 ? 1 : 0)];
  return {
    lifePoints: Math.log((own.lifePoints + 800) / (other.lifePoints + 800)),
    hand: own.hand - other.hand,
    monsters: own.monsters - other.monsters,
    atk: (own.atk - other.atk) / 1000,
    best: Math.max(-1, Math.min(1, (own.best - other.best) / 1000)),
    set: own.set - other.set,
    turn: duel.state.turnPlayer === player ? 1 : -1,
    deck: own.deck === 0 ? -1 : other.deck === 0 ? 1 : 0,
  };
}

interface Side {
  readonly lifePoints: number;
  readonly hand: number;
  readonly monsters: number;
  readonly atk: number;
  readonly best: number;
  readonly set: number;
  readonly deck: number;
}

function sideOf(duel: Duel, player: Player): Side {
  const { lifePoints, hand, monsters, spellsTraps, deck } = duel.state.players[player];
  let atk = 0;
  let count = 0;
  for (const id of monsters) {
    if (id === null) continue;
    count += 1;
    const card = duel.state.cards[id]!;
    atk += !card.faceUp ? 800 : card.position === 'attack' ? duel.continuous.atk(id) : duel.continuous.def(id) * 0.6;
  }
  let set = 0;
  for (const id of spellsTraps) if (id !== null) set += 1;
  return { lifePoints, hand: hand.length, monsters: count, atk, best: bestAtk(duel, player), set, deck: deck.length };
}

/** The chance of the player to win, from 0 to 1. */
export function valueOf(duel: Duel, player: Player): number {
  const features = featuresOf(duel, player);
  let sum = weights.bias;
  for (const feature of FEATURES) sum += weights[feature] * features[feature];
  return 1 / (1 + Math.exp(-sum));
}
