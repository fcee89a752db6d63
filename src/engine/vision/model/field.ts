import type { CardId, Player } from './vocabulary';
import type { Vision } from './vision';

/** The card is a character on the field: the printed kind, and phantoms. */
export const isCharacter = (vision: Vision, card: CardId): boolean =>
  vision.card(card).zone === 'field' && vision.def(card).isCharacter;

/** In the order of arrival. */
export const byArrival = (vision: Vision, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => vision.card(a).stay - vision.card(b).stay);

/** The characters of a player, in the order of arrival. */
export const charactersOf = (vision: Vision, player: Player): readonly CardId[] =>
  vision.side(player).field.filter((card) => vision.def(card).isCharacter);

/** The card is on the field, or set on a character there, and has been since that moment. */
export function isOnField(vision: Vision, card: CardId, stay: number): boolean {
  const { zone, stay: now } = vision.card(card);
  return now === stay && (zone === 'field' || zone === 'set');
}

/** Two lists that are in the order of arrival, as one. */
function merged(vision: Vision, one: readonly CardId[], other: readonly CardId[]): readonly CardId[] {
  if (other.length === 0) return one;
  if (one.length === 0) return other;
  const all: CardId[] = [];
  let at = 0;
  for (const card of one) {
    while (at < other.length && vision.card(other[at]!).stay < vision.card(card).stay) all.push(other[at++]!);
    all.push(card);
  }
  while (at < other.length) all.push(other[at++]!);
  return all;
}

/** The characters of both players, in the order of arrival. */
export const allCharacters = (vision: Vision): readonly CardId[] =>
  merged(vision, charactersOf(vision, 0), charactersOf(vision, 1));

/** All cards on the field, in the order of arrival, each with what is set on it right after it. */
export function fieldCards(vision: Vision): readonly CardId[] {
  const [one, other] = vision.state.players;
  const field = merged(vision, one.field, other.field);
  return field.some((card) => vision.card(card).carried.length > 0)
    ? field.flatMap((card) => [card, ...vision.card(card).carried])
    : field;
}

/** A character of one of these names is on the player's field. */
export const hasNamed = (vision: Vision, player: Player, names: readonly string[]): boolean =>
  names.length > 0 && charactersOf(vision, player).some((card) => names.includes(vision.def(card).facts.en));

/** The side has an 装備/場 (V71). */
export const hasFieldEquipment = (vision: Vision, player: Player): boolean =>
  vision.side(player).field.some((card) => vision.def(card).facts.subtype === 'equipmentField');

/** Something set on the character keeps it from attacking and defending. */
export const isBound = (vision: Vision, card: CardId): boolean =>
  vision.card(card).carried.some((one) => vision.def(one).code.binds === true);
