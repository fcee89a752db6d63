import { misfit, type Misfit } from '../../kernel/shape';
import type { Card } from '../model/card';
import type { DuelState } from '../model/duel-state';
import type { CardDefinition, CardPool } from '../model/effect';
import { PLAYERS, type Player } from '../model/vocabulary';
import { rowOf, type Zones } from '../model/zones';
import { isOnField, staysSilencedIn } from '../rules/movement';

const PILES = ['deck', 'hand', 'graveyard', 'banished', 'fusionDeck'] as const;

/**
 * Every card lies in one place, knows it, and may lie there; what ties cards to each other ties cards that are there. @returns
 * what does not hold.
 */
export function misplaced(state: DuelState, pool: CardPool): Misfit | undefined {
  const lain = new Uint8Array(state.cards.length);
  for (const player of PLAYERS) {
    const found = misplacedOnSide(state, player, lain);
    if (found !== undefined) return found;
  }
  for (const card of state.cards) {
    const found = misplacedCard(state, pool, card, lain[card.id]!);
    if (found !== undefined) return found;
  }
  return undefined;
}

function misplacedOnSide(state: DuelState, player: Player, lain: Uint8Array): Misfit | undefined {
  const side = state.players[player];
  const there = (id: number, where: string, fits: (card: Card) => boolean): Misfit | undefined => {
    const card = state.cards[id];
    if (card === undefined) return misfit('a card of the duel', id, `.players[${player}].${where}`);
    lain[id] = lain[id]! + 1;
    return fits(card) ? undefined : misfit('a card that believes to lie there', seat(card), `.players[${player}].${where}`);
  };
  for (const zone of PILES) {
    for (const [at, id] of side[zone].entries()) {
      const found = there(
        id,
        `${zone}[${at}]`,
        (card) =>
          card.zone === zone && (zone === 'hand' || card.owner === player) && card.controller === player && card.slot === null,
      );
      if (found !== undefined) return found;
    }
  }
  for (const [zone, key] of [
    ['monster', 'monsters'],
    ['spellTrap', 'spellsTraps'],
    ['pendulum', 'pendulum.zones'],
  ] as const) {
    for (const [slot, id] of rowOf(side, zone).entries()) {
      const found =
        id === null
          ? undefined
          : there(id, `${key}[${slot}]`, (card) => card.zone === zone && card.slot === slot && card.controller === player);
      if (found !== undefined) return found;
    }
  }
  const held = state.cards.filter((card) => card.zone === 'monster' && card.controller === player && card.heldSlot !== null);
  const { monster, spellTrap: filled } = side.closed;
  const taken = (slots: readonly number[], zones: Zones): boolean =>
    new Set(slots).size < slots.length || slots.some((slot) => zones[slot] !== null);
  if (taken(monster, side.monsters)) return misfit('empty zones', monster, `.players[${player}].closed.monster`);
  if (
    taken(filled, side.spellsTraps) ||
    held.length !== filled.length ||
    held.some(({ heldSlot }) => !filled.includes(heldSlot!)) ||
    new Set(held.map(({ heldSlot }) => heldSlot)).size < filled.length
  ) {
    return misfit(`${held.length} zones filled by Traps in Monster Zones`, filled, `.players[${player}].closed.spellTrap`);
  }
  return side.field === null
    ? undefined
    : there(side.field, 'field', (card) => card.zone === 'field' && card.slot === 0 && card.controller === player);
}

/** Where a card believes to lie. */
const seat = ({ id, zone, slot, owner, controller }: Card): string =>
  `card ${id} of player ${owner} in ${zone} ${slot} of player ${controller}`;

function misplacedCard(state: DuelState, pool: CardPool, card: Card, places: number): Misfit | undefined {
  const definition = pool.definition(card.passcode);
  const wrong = (expected: string, value: unknown, key = ''): Misfit => misfit(expected, value, `.cards[${card.id}]${key}`);
  if (definition === undefined) return wrong('a card of the pool', card.passcode, '.passcode');
  if (places !== (card.zone === 'gone' ? 0 : 1)) return wrong(`one place, in ${card.zone}`, `${places} places`);
  const isHidden = state.lingering.some(({ cards }) => cards.some((one) => one.card === card.id && one.arrival === card.arrival));
  const kind = unfitForZone(card, definition, isHidden);
  if (kind !== undefined) return wrong(kind, `${definition.facts.en} in ${card.zone}`, '.zone');
  if (
    !isOnField(card) &&
    (card.summoning ||
      card.leaving ||
      card.battleDestroyed ||
      card.equippedTo !== null ||
      card.linkedTo !== null ||
      card.counters > 0 ||
      card.heldSlot !== null)
  )
    return wrong('no marks off the field', card.zone);
  if (card.laid !== undefined && !(card.zone === 'monster' && card.faceUp))
    return wrong('values laid by hand on a face-up monster', card.zone, '.laid');
  if (card.battleDestroyed && (state.damageStep === null || card.zone !== 'monster'))
    return wrong('marked only in the Damage Step', true, '.battleDestroyed');
  if (card.silenced === true && !card.battleDestroyed && !staysSilencedIn(card.zone))
    return wrong('silenced only by a battle', true, '.silenced');
  if (card.leaving && (state.stack.length === 0 || card.zone === 'monster'))
    return wrong('on its way out only during a chain', true, '.leaving');
  if (card.summoning && !(card.faceUp && (card.zone === 'monster' || (card.zone === 'pendulum' && card.leaving))))
    return wrong('a face-up monster that is being summoned', true, '.summoning');
  if (card.equippedTo !== null && (card.zone !== 'spellTrap' || state.cards[card.equippedTo]!.zone !== 'monster'))
    return wrong('an Equip Card on a monster of the field', card.equippedTo, '.equippedTo');
  if (card.linkedTo !== null && (card.zone !== 'spellTrap' || !isOnField(state.cards[card.linkedTo]!)))
    return wrong('a card of the field', card.linkedTo, '.linkedTo');
  return undefined;
}

/** What is expected where a card of this kind does not belong. */
function unfitForZone(
  { zone, faceUp, position, equippedTo, heldSlot }: Card,
  { facts, index, asMonster }: CardDefinition,
  /** A lasting effect is about it: it may lie among monsters though it is none. */
  isHidden: boolean,
): string | undefined {
  const isToken = facts.subtype === 'token';
  switch (zone) {
    case 'monster':
      if (!index.isMonster && (asMonster === undefined ? !isHidden : heldSlot === null)) return 'a monster';
      if (index.isMonster && heldSlot !== null) return 'a Trap for the zone that it fills besides';
      return faceUp || position === 'defense' ? undefined : 'a face-down monster in defense position';
    case 'spellTrap':
      return index.isMonster && equippedTo === null ? 'a Spell or Trap' : undefined;
    case 'pendulum':
      return index.isPendulum && faceUp ? undefined : 'a face-up Pendulum monster';
    case 'fusionDeck':
      return isToken ? 'no token' : faceUp && !index.isPendulum ? 'a face-down card' : undefined;
    case 'field':
      return facts.subtype === 'field' ? undefined : 'a Field Spell';
    case 'gone':
      return isToken ? undefined : 'a token';
    default:
      return isToken ? 'no token' : undefined;
  }
}
