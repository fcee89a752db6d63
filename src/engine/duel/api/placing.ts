import type { Duel } from '../model/duel';
import type { Action } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { freeZone, moveToField, moveToPile, openZone, placeForLog } from '../rules/movement';
import { payToPlay } from './life-points';
import { settle } from './reach';
import { destroy } from './moving';

/** Spells and Traps of the hand that an effect could Set now. */
export const settable = (q: Scope): CardId[] => {
  const room = q.hasFreeSpellTrapZone(q.player);
  return q
    .handOf(q.player)
    .filter(
      (id) =>
        !q.isMonster(id) &&
        q.duel.defs[id]!.summoning.placedOnly !== true &&
        (room || q.facts(id).subtype === 'field') &&
        !q.isForbidden('setSpellTrap', q.player, id),
    );
};

/** The field zone has one place: what lies there goes before the new Field Spell is placed. */
export function makeRoomForField(duel: Duel, player: Player): void {
  const old = duel.state.players[player].field;
  if (old === null) return;
  duel.newBatch();
  const { faceUp, passcode } = duel.state.cards[old]!;
  const destroyed = faceUp && duel.profile.ownFieldSpellReplaced === 'destroyed';
  if (destroyed) duel.happen({ verb: 'destroy', player, card: old, passcode, cause: 'rule', rule: 'one-field-spell' });
  moveToPile(duel, old, 'graveyard', { cause: 'rule', how: destroyed ? 'destroyed' : 'sent', rule: 'one-field-spell' });
  settle(duel);
}

/** The opponent's face-up Field Spell is destroyed when the new one resolves (rulings). */
export function* replaceOpposingField(e: Effect): Action {
  if (e.duel.profile.fieldSpells !== 'oneGlobal') return;
  const other = e.duel.state.players[e.opponent].field;
  if (other !== null && e.card(other).faceUp && e.selfIsThere)
    yield* destroy(e, [other], 'graveyard', { byRule: 'one-field-spell' });
}

/** Puts a card of the hand or deck face-up in a Spell & Trap Zone, without activating it. @returns false without a free zone. */
export function* placeFaceUp(e: Effect, id: CardId): Action<boolean> {
  const { duel, player } = e;
  const slot = openZone(duel, player, 'spellTrap');
  if (slot === null) return false;
  const from = e.card(id).zone;
  const fromPlace = placeForLog(duel, id);
  duel.newBatch();
  moveToField(duel, id, player, 'spellTrap', slot, 'faceUp');
  duel.happen({
    verb: 'toField',
    player,
    card: id,
    passcode: e.card(id).passcode,
    from,
    to: 'spellTrap',
    faceUp: true,
    fromPlace,
    toPlace: placeForLog(duel, id),
    cause: 'effect',
  });
  settle(duel);
  return true;
}

/** Sets a Spell or Trap from the hand by an effect. */
export function* setFromHand(e: Effect, id: CardId, player: Player = e.player, zone?: number): Action<boolean> {
  const { duel } = e;
  const field = e.facts(id).subtype === 'field';
  payToPlay(duel, player, id);
  const slot = field ? 0 : freeZone(duel, player, 'spellTrap', zone);
  if (slot === null) return false;
  if (field) makeRoomForField(duel, player);
  const fromPlace = placeForLog(duel, id);
  duel.newBatch();
  moveToField(duel, id, player, field ? 'field' : 'spellTrap', slot, 'faceDown');
  duel.happen({
    verb: 'set',
    player,
    card: id,
    passcode: e.card(id).passcode,
    from: 'hand',
    to: e.card(id).zone,
    faceUp: false,
    fromPlace,
    toPlace: placeForLog(duel, id),
    hidden: true,
  });
  settle(duel);
  return true;
}
