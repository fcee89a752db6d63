import type { Card } from '../model/card';
import type { Duel } from '../model/duel';
import type { ControlRecord } from '../model/duel-state';
import type { CardId, Player } from '../model/vocabulary';
import { isBeyond } from './affecting';
import { hasRoomOn, moveToOtherSide, moveToPile } from './movement';

/**
 * The Equip Card that keeps the control up is negated, or the monster is beyond what does: it gives none, but stays and may give
 * it again (rulings). What a monster's effect has given when it resolved is not negated afterwards.
 */
const isSuspended = (duel: Duel, { card, source }: ControlRecord): boolean =>
  source !== null &&
  ((duel.state.cards[source.card]!.zone === 'spellTrap' && duel.continuous.isNegated(source.card)) ||
    isBeyond(duel, card, source.card));

/** Who should control the monster by the newest record that is in force; its owner without one (E65). */
function rightfulController(duel: Duel, id: CardId): Player {
  const card = duel.state.cards[id]!;
  for (let i = duel.state.controls.length - 1; i >= 0; i--) {
    const record = duel.state.controls[i]!;
    if (record.card === id && record.arrival === card.arrival && !isSuspended(duel, record)) return record.player;
  }
  return card.owner;
}

/**
 * Adds a change of control and moves the monster. @returns false when there is no free zone, or what would keep it up is
 * suspended: then nothing changes, and only what a card keeps up waits.
 */
export function changeControl(duel: Duel, record: ControlRecord): boolean {
  const card = duel.state.cards[record.card]!;
  if (card.controller !== record.player && duel.continuous.has(record.card, 'keepsController')) return false;
  if (record.player !== card.owner && belongsToOwner(duel, card)) return false;
  const moved =
    card.controller === record.player || (!isSuspended(duel, record) && moveToOtherSide(duel, record.card, record.player));
  if (!moved && record.source === null) return false;
  duel.state.controls.push(record);
  if (!moved) return false;
  handTriggersOver(duel, record.card);
  duel.happen({ verb: 'control', player: record.player, card: record.card, passcode: card.passcode, hidden: !card.faceUp });
  return true;
}

/** What a monster is about to activate is an effect of whoever controls it then. */
function handTriggersOver({ state, defs }: Duel, id: CardId): void {
  const { controller } = state.cards[id]!;
  state.waiting = state.waiting.map((one) =>
    one.card === id && defs[id]!.effects[one.effect]!.ofEventPlayer !== true ? { ...one, player: controller } : one,
  );
}

/** Ends changes of control; a monster that finds no room on its way back is destroyed (rulings). The turn player's go first. */
export function endControl(duel: Duel, ends: (record: ControlRecord) => boolean): void {
  const ended = duel.state.controls.filter(ends);
  if (ended.length === 0) return;
  duel.state.controls = duel.state.controls.filter((record) => !ended.includes(record));
  const first = duel.state.turnPlayer;
  const order = [...ended].sort((a, b) => Number(a.player !== first) - Number(b.player !== first));
  for (const record of order) {
    const card = duel.state.cards[record.card]!;
    if (card.arrival !== record.arrival || card.zone !== 'monster') continue;
    const to = rightfulController(duel, record.card);
    if (card.controller === to) continue;
    // Taken face-down and turned up since: it changes sides no more, not back either.
    if (duel.continuous.has(record.card, 'keepsController'))
      duel.state.controls.push({ ...record, source: null, until: 'forever' });
    else giveBack(duel, record.card, to);
  }
}

function giveBack(duel: Duel, id: CardId, to: Player): void {
  const card = duel.state.cards[id]!;
  if (moveToOtherSide(duel, id, to))
    duel.happen({ verb: 'control', player: to, card: id, passcode: card.passcode, hidden: !card.faceUp });
  else moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'destroyed', rule: 'no-room-to-return' });
}

/**
 * Control that a suspended card gave goes back, and comes again when that is over; without a free zone it waits for one. @returns
 * whether a monster has moved.
 */
export function heedSuspendedControl(duel: Duel): boolean {
  if (duel.state.controls.length === 0) return false;
  for (const record of duel.state.controls) {
    const card = duel.state.cards[record.card]!;
    if (record.source === null || card.arrival !== record.arrival || card.zone !== 'monster' || card.battleDestroyed) continue;
    const to = rightfulController(duel, record.card);
    if (card.controller === to || duel.continuous.has(record.card, 'keepsController')) continue;
    const comesAgain = to === record.player && !isSuspended(duel, record);
    if (comesAgain && !hasRoomOn(duel, record.card, to)) continue;
    giveBack(duel, record.card, to);
    return true;
  }
  return false;
}

/** Whether a continuous effect keeps a monster with its owner: also a face-down one, which nothing else reaches or shields. */
function belongsToOwner({ continuous }: Duel, { id, faceUp }: Card): boolean {
  return faceUp ? continuous.has(id, 'belongsToOwner') : continuous.gives('belongsToOwner');
}

/** Monsters that a continuous effect keeps with their owners go back to them, for good. @returns whether one has moved. */
export function returnToOwners(duel: Duel): boolean {
  if (duel.index.giving.belongsToOwner === undefined || !duel.continuous.gives('belongsToOwner')) return false;
  const strays = duel.state.cards.filter(
    (card) => card.zone === 'monster' && card.controller !== card.owner && !card.battleDestroyed && belongsToOwner(duel, card),
  );
  for (const { id, owner } of strays) {
    duel.state.controls = duel.state.controls.filter(({ card }) => card !== id);
    giveBack(duel, id, owner);
  }
  return strays.length > 0;
}
