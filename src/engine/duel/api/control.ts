import type { Action } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { changeControl, endControl } from '../rules/control';
import { exchangeSides } from '../rules/movement';
import { canBeAffected, isWithinReach, settle } from './reach';

/** Its control may come to the other player. What never does is no choice of an effect that would change it (rulings). */
export const mayChangeSides = (q: Scope, id: CardId): boolean => !q.has('keepsController', id);

/** An opposing monster whose control may change. */
export const mayBeTaken = (q: Scope, id: CardId): boolean => q.controls(q.opponent, id) && mayChangeSides(q, id);

/**
 * Takes control of a monster. `whileSource` lasts as long as this card stays on the field (E65); an Equip Card waits while the
 * monster is beyond it. @returns false without a free zone.
 */
export function* takeControl(
  e: Effect,
  id: CardId | null,
  until: 'endPhase' | 'endOfBattlePhase' | 'forever' | 'whileSource',
  player: Player = e.player,
): Action<boolean> {
  const { duel } = e;
  const waits = until === 'whileSource' && duel.defs[e.self]!.asEquip.keepsControl === true;
  if (id === null || e.card(id).zone !== 'monster' || !canBeAffected(duel, id, waits ? null : e)) return false;
  // What the battle has destroyed keeps nothing up any more.
  if (until === 'whileSource' && e.card(e.self).battleDestroyed) return false;
  duel.newBatch();
  const done = changeControl(duel, {
    card: id,
    arrival: e.card(id).arrival,
    player,
    source: until === 'whileSource' ? { card: e.self, arrival: e.card(e.self).arrival } : null,
    until,
    turn: e.turn,
  });
  settle(duel);
  return done;
}

/** Exchanges control of two monsters of the two sides, for good. @returns whether it did: a Trap needs room on the other side. */
export function* swapControl(e: Effect, a: CardId, b: CardId): Action<boolean> {
  const { duel } = e;
  const first = duel.state.cards[a]!;
  const second = duel.state.cards[b]!;
  if (first.zone !== 'monster' || second.zone !== 'monster' || first.controller === second.controller) return false;
  if (![a, b].every((id) => mayChangeSides(e, id) && isWithinReach(e, id))) return false;
  duel.newBatch();
  const [toFirst, toSecond] = [first.controller, second.controller];
  if (!exchangeSides(duel, a, b)) return false;
  for (const [id, player] of [
    [a, toSecond],
    [b, toFirst],
  ] as const) {
    duel.state.controls.push({ card: id, arrival: e.card(id).arrival, player, source: null, until: 'forever', turn: e.turn });
    duel.happen({ verb: 'control', player, card: id, passcode: e.card(id).passcode, hidden: !e.card(id).faceUp });
  }
  settle(duel);
  return true;
}

/** Gives control records that an End Phase ends back; used by the End Phase. */
export { endControl };
