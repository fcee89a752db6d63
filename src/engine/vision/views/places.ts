import { partsOf, placeAt, type Place } from '../../table/index';
import type { CardId } from '../model/vocabulary';
import type { Vision } from '../model/vision';

/** What is set on the characters of a player, in the order in which they lie. */
const carriedOf = (vision: Vision, player: 0 | 1): readonly CardId[] =>
  vision.side(player).field.flatMap((card) => vision.card(card).carried);

/** The cards of a player that are being played. */
export const inPlay = (vision: Vision, player: 0 | 1): readonly CardId[] =>
  vision.state.stack.flatMap(({ card, player: by }) => (by === player && vision.card(card).zone === 'play' ? [card] : []));

function listOf(vision: Vision, player: 0 | 1, zone: string): readonly CardId[] {
  const side = vision.side(player);
  switch (zone) {
    case 'field':
      return side.field;
    case 'hand':
      return side.hand;
    case 'node':
      return side.nodes;
    case 'deck':
      return side.deck.toReversed();
    case 'underworld':
      return side.underworld.toReversed();
    case 'removed':
      return side.removed.toReversed();
    case 'set':
      return carriedOf(vision, player);
    case 'play':
      return inPlay(vision, player);
    default:
      return [];
  }
}

/** Where a card lies: `player:zone:index`; a set card with the player whose character carries it. */
export function placeOf(vision: Vision, id: CardId): Place {
  const { zone, controller, host } = vision.card(id);
  const seat = host === null ? controller : vision.card(host).controller;
  const index = listOf(vision, seat, zone).indexOf(id);
  return index < 0 ? 'gone' : placeAt(seat, zone, index);
}

/** The card that lies at a place; undefined for an empty or unknown one. */
export function cardAt(vision: Vision, place: Place): CardId | undefined {
  const { seat, zone, index } = partsOf(place);
  return listOf(vision, seat, zone)[index];
}
