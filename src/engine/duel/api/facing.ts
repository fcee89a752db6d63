import { mixedUse } from '../model/card';
import type { Action } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { endControl } from '../rules/control';
import { isUseOf } from '../rules/activation';
import { moveBackToSpellTrapZone, placeForLog } from '../rules/movement';
import { arrivals } from './arrivals';
import { canBeAffected, settle } from './reach';

/** The monster forgets what was done to it: on turning face-down it becomes a fresh monster (E72). */
function forget(e: Effect, id: CardId): void {
  const card = e.duel.state.cards[id]!;
  card.counters = 0;
  card.laid = undefined;
  card.data = null;
  card.broughtBy = undefined;
  e.duel.state.used = e.duel.state.used.filter((key) => !isUseOf(key, e.duel, id));
  for (const other of e.duel.state.cards) if (other.linkedTo === id) other.linkedTo = null;
  e.duel.state.lingering = e.duel.state.lingering.flatMap((l) => {
    const others = l.cards.filter((c) => c.card !== id || c.arrival !== card.arrival);
    return others.length === l.cards.length ? [l] : others.length === 0 ? [] : [{ ...l, cards: others }];
  });
}

/**
 * A face-up monster that can be turned face-down: no token (E66), and no effect keeps it face-up. What cannot be is no choice.
 */
export const mayBeTurnedFaceDown = (q: Scope, id: CardId): boolean =>
  q.isFaceUp(id) && q.facts(id).subtype !== 'token' && !q.duel.continuous.allows('summonsInDefense', q.card(id).controller);

/** Turns face-up monsters to face-down defense position. */
export function* turnFaceDown(e: Effect, cards: readonly CardId[]): Action<readonly CardId[]> {
  const { duel } = e;
  const turned = cards.filter((id) => e.card(id).zone === 'monster' && mayBeTurnedFaceDown(e, id) && canBeAffected(duel, id, e));
  if (turned.length === 0) return turned;
  duel.newBatch();
  for (const id of turned) {
    const card = duel.state.cards[id]!;
    card.faceUp = false;
    card.position = 'defense';
    // A Trap is Set in the zone that it has filled, as if in this turn.
    if (card.heldSlot !== null) {
      moveBackToSpellTrapZone(duel, id);
      card.turnSet = duel.state.turn;
    }
    forget(e, id);
    duel.happen({
      verb: 'turnDown',
      player: card.controller,
      card: id,
      passcode: card.passcode,
      by: e.self,
      toPlace: placeForLog(duel, id),
    });
  }
  // What they have taken for as long as they lie face-up goes back.
  endControl(duel, ({ source }) => source !== null && turned.includes(source.card) && e.isFaceDown(source.card));
  settle(duel);
  return turned;
}

/**
 * Turns face-down monsters face-up, keeping defense position unless told otherwise; their flip effects will activate, unless told
 * otherwise. `sameMoment`: at the same time as what the effect did before.
 */
export function* turnFaceUp(
  e: Effect,
  cards: readonly CardId[],
  position: 'attack' | 'defense' = 'defense',
  { flipEffects = true, sameMoment = false } = {},
): Action<readonly CardId[]> {
  const { duel } = e;
  const turned = cards.filter((id) => e.card(id).zone === 'monster' && !e.card(id).faceUp && canBeAffected(duel, id, e));
  if (turned.length === 0) return turned;
  if (!sameMoment) duel.newBatch();
  for (const id of turned) {
    const card = duel.state.cards[id]!;
    card.faceUp = true;
    card.position = position;
    card.faceUpSince = duel.tick();
    duel.happen({
      verb: 'flip',
      player: card.controller,
      card: id,
      passcode: card.passcode,
      by: e.self,
      cause: 'effect',
      toPlace: placeForLog(duel, id),
      position,
    });
  }
  if (!flipEffects)
    duel.state.waiting = duel.state.waiting.filter(
      (one) =>
        !(
          one.event.batch === duel.state.batch &&
          turned.includes(one.card) &&
          duel.defs[one.card]!.effects[one.effect]!.kind === 'flip'
        ),
    );
  settle(duel);
  yield* arrivals(duel, turned);
  return turned;
}

/**
 * Changes battle positions by effect: a face-up attacker to defense, anything in defense to face-up attack (a face-down one is
 * flipped).
 */
export function* changePosition(e: Effect, cards: readonly CardId[]): Action {
  const { duel } = e;
  const faceDown = cards.filter((id) => e.card(id).zone === 'monster' && !e.card(id).faceUp);
  const turned = yield* turnFaceUp(e, faceDown, 'attack');
  const changed = cards.filter((id) => !faceDown.includes(id) && e.card(id).zone === 'monster' && canBeAffected(duel, id, e));
  if (changed.length === 0) return;
  if (turned.length === 0) duel.newBatch();
  for (const id of changed) turnTo(e, id, e.card(id).position === 'attack' ? 'defense' : 'attack');
  settle(duel);
}

/** Puts face-up attack-position monsters in defense position. @returns those of them that went there. */
export function* putInDefensePosition(e: Effect, cards: readonly CardId[]): Action<readonly CardId[]> {
  const changed = cards.filter(
    (id) => e.card(id).zone === 'monster' && e.card(id).position === 'attack' && canBeAffected(e.duel, id, e),
  );
  if (changed.length === 0) return changed;
  e.duel.newBatch();
  for (const id of changed) turnTo(e, id, 'defense');
  settle(e.duel);
  return changed;
}

function turnTo(e: Effect, id: CardId, position: 'attack' | 'defense'): void {
  const card = e.duel.state.cards[id]!;
  card.position = position;
  e.duel.happen({
    verb: 'position',
    player: card.controller,
    card: id,
    passcode: card.passcode,
    position,
    by: e.self,
    cause: 'effect',
  });
}

/** The player's face-down monsters, or some of them, are shuffled where they lay: nobody else knows which is which. */
export function* shuffleFaceDown({ duel }: Effect, player: Player, which: (card: CardId) => boolean = () => true): Action {
  const { monsters } = duel.state.players[player];
  const cards = monsters.filter((id) => id !== null && !duel.state.cards[id]!.faceUp && which(id));
  const slots = cards.map((id) => duel.state.cards[id!]!.slot!);
  if (duel.state.shuffles) duel.shuffle(cards);
  cards.forEach((id, i) => {
    monsters[slots[i]!] = id;
    duel.state.cards[id!]!.slot = slots[i]!;
  });
  duel.state.used.push(mixedUse(player));
  duel.note({ verb: 'mixed', player });
  duel.continuous.changed();
}
