import type { Card } from '../model/card';
import type { Duel } from '../model/duel';
import type { Action } from '../model/effect';
import { Effect, Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { endControl } from '../rules/control';
import { isUnion } from '../rules/equips';
import { openZone, moveToField, placeForLog } from '../rules/movement';
import { takeControl } from './control';
import { canBeAffected, freeToMove, settle } from './reach';

/**
 * Puts this Equip Card on a face-up monster. @returns false when the monster is gone, face-down or no longer fits: then the card
 * is destroyed (E39). `sameMoment`: at the same time as what the effect did before (a summon can still be answered).
 */
export function* equipTo(e: Effect, monster: CardId | null, { sameMoment = false } = {}): Action<boolean> {
  if (!e.selfIsThere) return false;
  const fits = e.duel.defs[e.self]!.asEquip.fits;
  const card = e.duel.state.cards[e.self]!;
  if (
    monster === null ||
    e.card(monster).zone !== 'monster' ||
    !e.card(monster).faceUp ||
    (fits !== undefined && !fits(e, monster))
  ) {
    card.leaving = true;
    return false;
  }
  if (!sameMoment) e.duel.newBatch();
  card.equippedTo = monster;
  e.duel.happen({ verb: 'equip', player: e.player, card: e.self, passcode: card.passcode, other: e.card(monster).passcode });
  return true;
}

/** A free zone for a card that comes to lie there as an Equip Card; none while it may not be placed on the field. */
const zoneForEquip = (e: Effect, card: CardId): number | null =>
  e.isForbidden('placeFaceUp', e.player, card) ? null : openZone(e.duel, e.player, 'spellTrap');

/**
 * Puts this card from where it lies into a Spell & Trap Zone, as an Equip Card on a face-up monster. @returns false when that
 * cannot be.
 */
export function* becomeEquip(e: Effect, monster: CardId | null): Action<boolean> {
  const { duel } = e;
  const slot = zoneForEquip(e, e.self);
  if (!e.selfIsThere || slot === null || monster === null || e.card(monster).zone !== 'monster' || !e.card(monster).faceUp)
    return false;
  const from = e.card(e.self).zone;
  const fromPlace = placeForLog(duel, e.self);
  duel.newBatch();
  moveToField(duel, e.self, e.player, 'spellTrap', slot, 'faceUp');
  const card = duel.state.cards[e.self]!;
  card.equippedTo = monster;
  duel.happen({
    verb: 'equip',
    player: e.player,
    card: e.self,
    passcode: card.passcode,
    other: e.card(monster).passcode,
    from,
    to: 'spellTrap',
    fromPlace,
    toPlace: placeForLog(duel, e.self),
  });
  return true;
}

/**
 * Puts a monster of the field or a Graveyard on another monster as an Equip Card, in a zone of the effect's player; a face-down
 * one stays so.
 * One that its host takes lies there by the host's effect, whatever it is itself. @returns whether it did.
 */
export function* equipWithMonster(e: Effect, monster: CardId | null, host: CardId | null): Action<boolean> {
  const { duel } = e;
  const slot = monster === null ? null : zoneForEquip(e, monster);
  const zone = monster === null ? null : e.card(monster).zone;
  if (
    slot === null ||
    monster === null ||
    host === null ||
    (zone !== 'monster' && (zone !== 'graveyard' || !freeToMove(e, [monster]).includes(monster))) ||
    e.card(host).zone !== 'monster' ||
    !e.card(host).faceUp ||
    // It comes under the control of the host's player.
    (zone === 'monster' && e.card(monster).controller !== e.player && duel.continuous.has(monster, 'keepsController'))
  )
    return false;
  duel.newBatch();
  const fromPlace = placeForLog(duel, monster);
  const { faceUp, passcode } = e.card(monster);
  moveToField(duel, monster, e.player, 'spellTrap', slot, faceUp ? 'faceUp' : 'faceDown');
  Object.assign(duel.state.cards[monster]!, { equippedTo: host, equippedByHost: e.self === host } satisfies Partial<Card>);
  duel.happen({
    verb: 'equip',
    player: e.player,
    card: monster,
    passcode,
    other: e.card(host).passcode,
    fromPlace,
    toPlace: placeForLog(duel, monster),
    hidden: !faceUp,
  });
  settle(duel);
  return true;
}

/** The Equip Card may be put on that face-up monster: it is made to be on such. */
export function isRightEquip(q: Scope, equip: CardId, monster: CardId): boolean {
  const { fits, movable } = q.duel.defs[equip]!.asEquip;
  const { zone, faceUp } = q.card(monster);
  if (movable === undefined || zone !== 'monster' || !faceUp || equip === monster) return false;
  if (q.facts(equip).subtype === 'union' && hasUnion(q, monster)) return false;
  const player = q.isOnField(equip) ? q.card(equip).controller : q.player;
  const its = new Scope(q.duel, equip, player);
  return (movable === true || movable(its, monster)) && (fits === undefined || fits(its, monster));
}

/**
 * Puts an Equip Spell of the field, or one of the Graveyard in a zone of the effect's player, on a face-up monster: without
 * activating it. @returns whether it did.
 */
export function* putEquipOn(e: Effect, equip: CardId, monster: CardId): Action<boolean> {
  const { duel } = e;
  if (!isRightEquip(e, equip, monster) || !canBeAffected(duel, equip, e)) return false;
  const from = e.card(equip).zone;
  const fromPlace = placeForLog(duel, equip);
  if (from !== 'spellTrap') {
    const slot = zoneForEquip(e, equip);
    if (slot === null || !freeToMove(e, [equip]).includes(equip)) return false;
    duel.newBatch();
    moveToField(duel, equip, e.player, 'spellTrap', slot, 'faceUp');
  } else duel.newBatch();
  const card = duel.state.cards[equip]!;
  card.equippedTo = monster;
  duel.continuous.changed();
  duel.happen({
    verb: 'equip',
    player: card.controller,
    card: equip,
    passcode: card.passcode,
    other: e.card(monster).passcode,
    from,
    to: 'spellTrap',
    fromPlace,
    toPlace: placeForLog(duel, equip),
  });
  if (duel.defs[equip]!.asEquip.keepsControl === true) yield* takeInstead(duel, card);
  settle(duel);
  return true;
}

/** An Equip Spell that takes its monster has been put on another one: it takes that, and the former one goes back. */
function* takeInstead(duel: Duel, { id, controller, equippedTo }: Card): Action {
  yield* takeControl(Effect.withoutLink(duel, id, controller), equippedTo, 'whileSource');
  endControl(duel, ({ source, card }) => source?.card === id && card !== equippedTo);
}

/** The monsters that this one has taken as Equip Cards by its own effect. */
export const heldMonsters = (q: Scope): CardId[] =>
  q.spellsTraps().filter((id) => q.card(id).equippedTo === q.self && q.card(id).equippedByHost);
/** A Union lies on this monster. */
export const hasUnion = (q: Scope, host: CardId): boolean =>
  q.spellsTraps().some((id) => q.card(id).equippedTo === host && isUnion(q.duel, id));
/** It lies on a monster, or is an Equip Spell that is being activated. */
export const isEquipCard = (q: Scope, card: CardId): boolean =>
  q.card(card).zone === 'spellTrap' && (q.card(card).equippedTo !== null || q.facts(card).subtype === 'equip');
/** The player has a Spell & Trap Zone free. */
export const hasSpellTrapZone = (q: Scope): boolean => q.hasFreeSpellTrapZone(q.player);
