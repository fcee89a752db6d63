import { charactersOf, type Player, type Vision } from '../../../engine/vision';
import { nodeCount, other } from './worth';

type Ahead = Readonly<Record<'life' | 'hand' | 'nodes' | 'characters', number>>;

/** What the player has more of than the opponent, as one counts it on the table. */
export function aheadOf(vision: Vision, player: Player): Ahead {
  const [own, others] = [sideOf(vision, player), sideOf(vision, other(player))];
  return {
    life: own.life - others.life,
    hand: own.hand - others.hand,
    nodes: own.nodes - others.nodes,
    characters: own.characters - others.characters,
  };
}

function sideOf(vision: Vision, player: Player): Ahead {
  const { life, hand } = vision.side(player);
  return {
    life,
    hand: hand.length,
    nodes: nodeCount(vision, player),
    characters: charactersOf(vision, player).length,
  };
}
