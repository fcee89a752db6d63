import { CAME } from '../model/card';
import { choosePlacement } from '../api/choices';
import { payTributes, placeNormalSummoned } from '../api/summoning';
import { setFromHand } from '../api/field';
import { settle } from '../api/moving';
import type { Act, Destination } from '../model/decision';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Situation, SummonHow } from '../model/duel-state';
import { opponentOf, type CardId, type Player } from '../model/vocabulary';
import { listIdleActs } from '../rules/acts';
import { freeZone, moveToField, placeForLog } from '../rules/movement';
import { activate, effectWithoutLink } from './activating';
import { ActList } from './ask';
import { startTriggers } from './triggers';
import { openWindow, opponentOnly, turnPlayerFirst } from './window';

/** The open game state of a Main Phase: the turn player acts or announces the end of the phase. */
export function openGameState(duel: Duel): Action | undefined {
  duel.state.occasion = null;
  if (duel.state.pending.length > 0 && startTriggers(duel)) return undefined;
  return idle(duel);
}

function* idle(duel: Duel): Action {
  const player = duel.state.turnPlayer;
  const act = (yield new ActList('idle', player, duel, listIdleActs)) as Act;
  yield* perform(duel, player, act);
}

function* perform(duel: Duel, player: Player, act: Act): Action {
  switch (act.do) {
    case 'normalSummon':
    case 'setMonster':
      return yield* normalSummonOrSet(duel, player, act.card, act.do === 'setMonster', act.zone);
    case 'specialSummon':
      return yield* byProcedure(duel, player, act.card, act.zone);
    case 'flipSummon':
      return flipSummon(duel, player, act.card);
    case 'changePosition':
      return changePositionByHand(duel, player, act.card);
    case 'setSpellTrap':
      return yield* setSpellTrap(duel, player, act.card, act.zone);
    case 'activate':
      duel.push({ kind: 'afterChain', stage: 0, window: true, events: [] });
      return yield* activate(duel, player, act);
    case 'enter':
      return announceEnd(duel, act.to);
    default:
      return undefined;
  }
}

function startSummon(duel: Duel, player: Player, id: CardId, how: SummonHow): void {
  duel.push({ kind: 'summon', cards: [{ card: id, arrival: duel.state.cards[id]!.arrival }], player, how, stage: 0 });
}

function* normalSummonOrSet(duel: Duel, player: Player, id: CardId, set: boolean, zone: number | undefined): Action {
  duel.state.players[player].normalSummons += 1;
  const tributes = yield* payTributes(effectWithoutLink(duel, id, player), id, player);
  placeNormalSummoned(duel, player, id, set, tributes, zone);
  if (set) {
    settle(duel);
    openWindow(duel, 'set', turnPlayerFirst(duel), duel.state.lastBatch);
  } else startSummon(duel, player, id, tributes > 0 ? 'tribute' : 'normal');
}

/** E25: the procedure does not use the chain and does not pass priority; its costs are part of it. */
function* byProcedure(duel: Duel, player: Player, id: CardId, zone: number | undefined): Action {
  const e = effectWithoutLink(duel, id, player);
  const { perform, onto } = duel.defs[id]!.procedure!;
  yield* perform(e);
  const placement = yield* choosePlacement(e, id, ['attack', 'defense']);
  const side = onto === 'opponent' ? opponentOf(player) : player;
  moveToField(duel, id, side, 'monster', freeZone(duel, side, 'monster', zone), placement);
  if (side !== player)
    duel.state.controls.push({
      card: id,
      arrival: duel.state.cards[id]!.arrival,
      player: side,
      source: null,
      until: 'forever',
      turn: duel.state.turn,
    });
  duel.state.cards[id]!.came = CAME.special;
  duel.state.cards[id]!.summoning = true;
  duel.state.players[player].summonsThisTurn += 1;
  startSummon(duel, player, id, 'special');
}

function flipSummon(duel: Duel, player: Player, id: CardId): void {
  const card = duel.state.cards[id]!;
  card.faceUp = true;
  card.position = 'attack';
  card.turnPositionChanged = duel.state.turn;
  card.summoning = true;
  duel.state.players[player].summonsThisTurn += 1;
  duel.continuous.changed();
  startSummon(duel, player, id, 'flip');
}

function changePositionByHand(duel: Duel, player: Player, id: CardId): void {
  const card = duel.state.cards[id]!;
  card.position = card.position === 'attack' ? 'defense' : 'attack';
  card.turnPositionChanged = duel.state.turn;
  duel.newBatch();
  duel.happen({
    verb: 'position',
    player,
    card: id,
    passcode: card.passcode,
    position: card.position,
    cause: 'rule',
    toPlace: placeForLog(duel, id),
  });
  settle(duel);
  openWindow(duel, 'position', turnPlayerFirst(duel), duel.state.lastBatch);
}

function* setSpellTrap(duel: Duel, player: Player, id: CardId, zone: number | undefined): Action {
  const e = effectWithoutLink(duel, id, player);
  yield* setFromHand(e, id, player, zone);
  openWindow(duel, 'set', turnPlayerFirst(duel), duel.state.lastBatch);
}

/** Announcing the end of a phase or step is the turn player's pass: the opponent may act first (E-digest 8.2). */
export function announceEnd(duel: Duel, to: Destination): void {
  const { situation } = duel;
  const skipped = situation.kind === 'openGameState' && situation.skipped === true;
  duel.push({ kind: 'announcedEnd', to, chains: duel.state.chainCount });
  if (skipped) return;
  openWindow(duel, 'announcedEnd', opponentOnly(duel));
}

/** The opponent has passed or acted; if there was a chain, the announcement falls (rulings). */
export function announcedEnd(duel: Duel, here: Extract<Situation, { kind: 'announcedEnd' }>): undefined {
  duel.pop();
  if (duel.state.chainCount !== here.chains) return undefined;
  // Leave the open state or Battle Step; the phase below goes on to where the announcement leads.
  duel.pop();
  const phase = duel.situation;
  if (phase.kind === 'phase') phase.to = here.to;
  return undefined;
}
