import { charactersOf, powerOf, type Player, type Vision } from '../../../engine/vision';
import { nodeCount, other } from './worth';
import weights from './value.json';

/** What of a position is weighed: each as the difference between a player and the opponent. */
export const FEATURES = ['life', 'hand', 'nodes', 'characters', 'attack', 'toughness', 'carried', 'deck', 'turn'] as const;
export type Feature = (typeof FEATURES)[number];

type Side = Readonly<Record<Feature, number>>;

/** The position as the player may see it in a game that could be the true one. */
export function featuresOf(vision: Vision, player: Player): Side {
  const [own, others] = [sideOf(vision, player), sideOf(vision, other(player))];
  return Object.fromEntries(FEATURES.map((feature) => [feature, own[feature] - others[feature]])) as Side;
}

/** A deck of more cards than these is no nearer to its end. */
const FAR_OFF = 15;
/** More nodes than these pay for nothing more. */
const MOST_NODES = 8;

function sideOf(vision: Vision, player: Player): Side {
  const { life, hand, deck } = vision.side(player);
  let [attack, toughness, carried] = [0, 0, 0];
  const characters = charactersOf(vision, player);
  for (const card of characters) {
    const power = powerOf(vision, card);
    attack += Math.max(0, power.attack);
    toughness += Math.max(0, power.toughness);
    carried += vision.card(card).carried.length;
  }
  return {
    life: Math.log(Math.max(0, life) + 4),
    hand: hand.length,
    nodes: Math.min(MOST_NODES, nodeCount(vision, player)),
    characters: characters.length,
    attack: attack / 4,
    toughness: toughness / 4,
    carried,
    deck: Math.min(0, deck.length - FAR_OFF) / FAR_OFF,
    turn: vision.state.turnPlayer === player ? 1 : 0,
  };
}

/** The chance of the player to win, from 0 to 1. */
export function valueOf(vision: Vision, player: Player): number {
  const features = featuresOf(vision, player);
  let sum = 0;
  for (const feature of FEATURES) sum += weights[feature] * features[feature];
  return 1 / (1 + Math.exp(-sum));
}
