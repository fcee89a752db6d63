import type { VisionEvent } from '../model/event';
import type { CardId, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import type { Viewer } from './view';

/**
 * Cards that lie hidden and that the viewer has seen nevertheless: those that came back to a hand from the field, and the nodes
 * that the viewer has set. Told by the log alone. Where the other player sets a node nobody sees which card of the hand it was:
 * what was known of that hand is lost; so it is with a hand that is drawn anew.
 * @returns for each of them the line of the log that told it; some of them may lie open by now
 */
export function seenCards(vision: Pick<Vision, 'log' | 'card'>, viewer: Viewer): ReadonlyMap<CardId, number> {
  const nodes = new Map<CardId, number>();
  const hands: Readonly<Record<Player, Map<CardId, number>>> = { 0: new Map(), 1: new Map() };
  vision.log.forEach(({ verb, player, card }: VisionEvent, line) => {
    switch (verb) {
      case 'toHand':
        return hands[vision.card(card!).owner].set(card!, line);
      case 'node':
        return player === viewer ? nodes.set(card!, line) : hands[player].clear();
      case 'redraw':
        return hands[player].clear();
      default:
        return undefined;
    }
  });
  return new Map([...nodes, ...hands[0], ...hands[1]]);
}
