import { CAME } from '../model/card';
import { choosePlacement } from '../api/choices';
import { normalPlacement, payTributes, placeNormalSummoned } from '../api/normal-summoning';
import { setFromHand } from '../api/placing';
import { settle } from '../api/reach';
import { shuffleDeck } from '../api/deck';
import type { Act } from '../model/decision';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import { opponentOf, type CardId, type Player, type SummonHow } from '../model/vocabulary';
import { deckComerFor } from '../rules/summoning';
import { freeZone, moveToField, placeForLog } from '../rules/movement';
import { payToPlay } from '../api/life-points';
import { effectWithoutLink } from './activating';
import { pendulumSummon } from './pendulum-summon';
import { startSummon } from './summon';
import { openWindow, turnPlayerFirst } from './window';

/** What the turn player does in the open game state, besides activations. Each act has its window before the next one. */
export function* actInMainPhase(duel: Duel, player: Player, act: Act): Action {
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
    case 'pendulumSummon':
      return yield* pendulumSummon(duel, player);
    case 'setSpellTrap':
      return yield* setSpellTrap(duel, player, act.card, act.zone);
    default:
      throw new Error(`${act.do} is no act of the Main Phase`);
  }
}

const beginSummon = (duel: Duel, player: Player, card: CardId, how: SummonHow): void =>
  startSummon(duel, [{ card, arrival: duel.state.cards[card]!.arrival }], player, how);

function* normalSummonOrSet(duel: Duel, player: Player, id: CardId, set: boolean, zone: number | undefined): Action {
  duel.state.players[player].normalSummons += 1;
  const e = effectWithoutLink(duel, id, player);
  const paid = yield* payTributes(e, id, player, set);
  const placement = yield* normalPlacement(e, id, set);
  // Named one by one: in a play that comes in every turn a spread costs more than the rest of it.
  placeNormalSummoned(duel, player, id, { placement, tributes: paid.tributes, byLevel: paid.byLevel, zone });
  if (!duel.state.cards[id]!.faceUp) {
    settle(duel);
    openWindow(duel, 'set', turnPlayerFirst(duel), duel.state.lastBatch);
  } else beginSummon(duel, player, id, paid.tributes.length > 0 ? 'tribute' : 'normal');
}

/** E25: the procedure does not use the chain and does not pass priority; its costs are part of it. */
function* byProcedure(duel: Duel, player: Player, asked: CardId, zone: number | undefined): Action {
  const id = deckComerFor(duel, player, asked) ?? asked;
  const e = effectWithoutLink(duel, id, player, 'procedure');
  const { from, perform, onto } = duel.defs[id]!.summoning.procedure!;
  const side = onto === 'opponent' ? opponentOf(player) : player;
  duel.keepsZoneOn = side;
  yield* perform(e, asked);
  duel.keepsZoneOn = null;
  const placement = yield* choosePlacement(e, id, ['attack', 'defense']);
  payToPlay(duel, player, id);
  moveToField(duel, id, side, 'monster', freeZone(duel, side, 'monster', zone)!, placement);
  if (side !== player)
    duel.state.controls.push({
      card: id,
      arrival: duel.state.cards[id]!.arrival,
      player: side,
      source: null,
      until: 'forever',
      turn: duel.state.turn,
    });
  if (from === 'deck') yield* shuffleDeck(e, player);
  const card = duel.state.cards[id]!;
  card.came = CAME.special;
  if (e.paid.length > 0) card.madeOf = e.paid.map((one) => e.chosen(one));
  card.summoning = true;
  duel.state.players[player].summonsThisTurn += 1;
  beginSummon(duel, player, id, 'special');
}

function flipSummon(duel: Duel, player: Player, id: CardId): void {
  const card = duel.state.cards[id]!;
  card.faceUp = true;
  card.position = 'attack';
  card.turnPositionChanged = duel.state.turn;
  card.summoning = true;
  duel.state.players[player].summonsThisTurn += 1;
  duel.continuous.changed();
  beginSummon(duel, player, id, 'flip');
}

function changePositionByHand(duel: Duel, player: Player, id: CardId): void {
  const card = duel.state.cards[id]!;
  card.position = card.position === 'attack' ? 'defense' : 'attack';
  card.turnPositionChanged = duel.state.turn;
  // A Flip Summon of an earlier turn: the turn of its last change of position tells of it no more.
  card.came &= ~CAME.flip;
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
