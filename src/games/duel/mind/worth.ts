import { mayKnow, type CardFacts, type CardId, type Duel, type Player } from '../../../engine/duel';

/** What a monster is worth, whatever its values, in points of ATK: it takes an attack, and may be Tributed. */
const BODY = 500;
/** A card that nobody has seen, Set or in a hand. */
const HIDDEN = 1400;
const SPELL_TRAP = 1500;
const EFFECT = 300;

/** What a card is worth where it lies, in points of ATK. */
export function worthOf(duel: Duel, id: CardId): number {
  const card = duel.state.cards[id]!;
  const { facts, index, effects } = duel.defs[id]!;
  if (!index.isMonster) return card.zone === 'monster' ? BODY + duel.continuous.atk(id) : SPELL_TRAP;
  const printed = inHand(facts) + (effects.length > 0 ? EFFECT : 0);
  if (card.zone !== 'monster') return printed;
  if (!card.faceUp) return HIDDEN;
  return (
    BODY +
    Math.max(duel.continuous.atk(id), card.position === 'defense' ? duel.continuous.def(id) * 0.7 : 0) +
    (effects.length > 0 ? EFFECT : 0)
  );
}

/** Who picks of the own Deck looks through it. */
const isKnown = (duel: Duel, player: Player, id: CardId): boolean =>
  mayKnow(duel, player, id) || (duel.state.cards[id]!.zone === 'deck' && duel.state.cards[id]!.owner === player);

/** The same, as far as the player knows the card. */
export const knownWorth = (duel: Duel, player: Player, id: CardId): number =>
  isKnown(duel, player, id) ? worthOf(duel, id) : HIDDEN;

/** A large monster is worth less while its Tributes are not there. */
const inHand = ({ atk = 0, level = 0 }: CardFacts): number => (level > 6 ? atk * 0.5 : level > 4 ? atk * 0.7 : atk * 0.8) + 300;

/** The largest ATK with which that player can attack, as everybody sees it. */
export function bestAtk(duel: Duel, player: Player): number {
  let best = 0;
  for (const id of duel.state.players[player].monsters)
    if (id !== null && duel.state.cards[id]!.faceUp) best = Math.max(best, duel.continuous.atk(id));
  return best;
}

/** How many monsters of a player there are. */
export const monstersOf = (duel: Duel, player: Player): number =>
  duel.state.players[player].monsters.reduce<number>((count, id) => (id === null ? count : count + 1), 0);
