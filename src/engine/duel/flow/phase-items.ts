import { askPick } from '../../kernel/decision';
import type { Item, ItemRules } from '../../kernel/rules';
import { openForAnswers } from '../../kernel/stack';
import { windowFrame } from '../../kernel/window';
import { pickDecision } from '../model/decision';
import type { PhaseItemTime } from '../model/card-marks';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { DuelWindow, Lingering, PhaseFrame } from '../model/duel-state';
import type { Effect } from '../model/scope';
import { cardId, opponentOf, PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { listResponses } from '../rules/acts';
import { activationForbidden, isUsedUp, scopeFor, textAllows } from '../rules/activation';
import { endControl } from '../rules/control';
import { drawsNormally } from '../rules/draws';
import { isEquippedMonster } from '../rules/movement';
import { settle } from '../api/reach';
import { activateTrigger, effectWithoutLink } from './activating';
import { isTaken, lacksHand } from './triggers';
import { endsThisTurn, leave } from './turn-limit';
import { openAmongItems } from './window';
import { isFieldZone } from '../model/zones';

/**
 * What is to be done in the Draw, Standby or End Phase: upkeep, an effect on the chain, an expiry, a return of control. The items
 * of one player are done one by one in that player's order, each its own chain if it uses one (rulings).
 */
export const PHASE_ITEMS: ItemRules<Duel> = {
  mayBeDue,
  due: (duel, _slot, whose) => findItems(duel, whose),
  *pick(_duel, whose, items) {
    const from = [...new Set(items.map(({ card }) => cardId(card)))];
    if (from.length < 2) return items[0]!;
    const question = pickDecision({
      player: whose,
      why: { prompt: 'phaseItem' },
      from,
      min: 1,
      max: 1,
      hidden: false,
    });
    const [card] = yield* askPick(question);
    return items.find((one) => one.card === card)!;
  },
  done: (duel, { key }) => markDone(duel, key),
  opens: (duel, { whose }) => (asksAmongItems(duel) ? opensBefore(duel, whose) : asksForStandbyCards(duel, whose)),
  open: (duel, { whose }) => openAmongItems(duel, whose),
};

const NONE: readonly CardId[] = [];

/** A first look, cheap and generous: does a card in play ever have something to do in this phase, or does anything end? */
function mayBeDue({ state: { phase, cards, lingering, controls }, defs, index }: Duel): boolean {
  if (lingering.length > 0 || controls.length > 0) return true;
  for (const id of index.dueIn[phase] ?? NONE) {
    const { zone, faceUp } = cards[id]!;
    if (isFieldZone(zone) ? faceUp : zone !== 'deck' && defs[id]!.index.items.length > 0) return true;
  }
  return false;
}

/** Something is due now, for either player. */
export const hasOpenItems = (duel: Duel): boolean =>
  mayBeDue(duel) && PLAYERS.some((player) => findItems(duel, player).length > 0);

/** The frame of the phase to which the items belong. */
function phaseOf({ state: { frames, phase } }: Duel): PhaseFrame {
  let at = frames.length - 1;
  while (frames[at]!.kind !== phase) at -= 1;
  return frames[at] as PhaseFrame;
}

/** R422, R423, R503: in the Standby Phase what has no time of its own may be used among what is due. */
const asksAmongItems = ({ state, profile }: Duel): boolean => profile.standbyItems === 'mixed' && state.phase === 'standby';

/** Each is asked before each own item, and the turn player once before those of the opponent. */
const opensBefore = (duel: Duel, whose: Player): boolean =>
  findItems(duel, whose).length > 0 || (whose === duel.state.turnPlayer && findItems(duel, opponentOf(whose)).length > 0);

/**
 * Cards that are used in the Standby Phase stand among the turn player's items, in any order, before the opponent's (seed 000,
 * スタンバイフェイズ【2】): that player is asked before each own item, and before the opponent's begin. With no item at all the window
 * of the phase is enough. In a discreet duel being asked must not tell that one holds such a card.
 */
function asksForStandbyCards(duel: Duel, whose: Player): boolean {
  const { state } = duel;
  if (state.phase !== 'standby' || whose !== state.turnPlayer) return false;
  if (findItems(duel, whose).length === 0 && findItems(duel, opponentOf(whose)).length === 0) return false;
  const side = state.players[whose];
  if (state.discreet) return side.hand.length > 0 || side.spellsTraps.some((id) => id !== null && !state.cards[id]!.faceUp);
  const held = [...side.hand, ...side.spellsTraps].filter((id) => id !== null);
  if (!held.some((id) => duel.defs[id]!.effects.some((effect) => effect.inStandby === true))) return false;
  return listResponses(duel, whose, windowFrame(duel, 'items', [whose], null) as DuelWindow).length > 1;
}

function findItems(duel: Duel, whose: Player): Item[] {
  const { state } = duel;
  const phase = state.phase;
  const items: Item[] = [];
  if (phase !== 'draw' && phase !== 'standby' && phase !== 'end') return items;
  for (const id of duel.index.dueIn[phase] ?? NONE)
    if (state.cards[id]!.controller === whose || whose === state.turnPlayer) ofCard(duel, whose, id, phase, items);
  if (phase === 'end') expiries(duel, whose, items);
  if (phase === 'standby' && state.lingering.length > 0) standbyExpiries(duel, whose, items);
  if (phase === 'draw') beforeDraw(duel, whose, items);
  return items;
}

const inTime = (duel: Duel, time: PhaseItemTime, phase: string, controller: Player): boolean =>
  time.phase === phase && (time.whose === 'each' || (time.whose === 'own') === (duel.state.turnPlayer === controller));

const isDone = (duel: Duel, key: string): boolean => phaseOf(duel).done.includes(key);

function markDone(duel: Duel, key: string): void {
  const phase = phaseOf(duel);
  phase.done = [...phase.done, key];
}

function ofCard(duel: Duel, player: Player, id: CardId, phase: string, items: Item[]): void {
  const card = duel.state.cards[id]!;
  if (card.zone === 'deck' || card.silenced === true) return;
  const definition = duel.defs[id]!;
  const onField = isFieldZone(card.zone);
  if (onField ? card.faceUp && !card.leaving : definition.index.items.length > 0) ofCardThere(duel, player, id, phase, items);
}

/** On its own: what closures hold is set aside when their function begins, and most cards lie elsewhere. */
function ofCardThere(duel: Duel, player: Player, id: CardId, phase: string, items: Item[]): void {
  const card = duel.state.cards[id]!;
  const definition = duel.defs[id]!;
  const onField = isFieldZone(card.zone);
  const equipped = onField && isEquippedMonster(duel, card);
  if (equipped && card.equippedByHost) return;
  const isOwn = card.controller === player;
  for (const upkeep of definition.upkeeps) {
    // The cheap looks come first: this is asked in every turn.
    if (!isOwn || !onField || equipped || !inTime(duel, upkeep, phase, player)) continue;
    const key = `${id}@${card.arrival}:${upkeep.key}`;
    if (isDone(duel, key) || (upkeep.counts !== true && duel.continuous.isNegated(id))) continue;
    if (upkeep.insteadOfDraw === true && (phaseOf(duel).drawReplaced || !drawsNormally(duel))) continue;
    if (upkeep.condition !== undefined && !upkeep.condition(effectWithoutLink(duel, id, player))) continue;
    items.push({ key, card: id, run: () => withoutLink(duel, upkeep.run(effectWithoutLink(duel, id, player, 'upkeep'))) });
  }
  if (isOwn && phase === 'end' && onField && endsThisTurn(duel, id))
    items.push({ key: `${id}@${card.arrival}:limit`, card: id, run: () => withoutLink(duel, leave(duel, id)) });
  for (const index of definition.index.items) {
    const effect = definition.effects[index]!;
    if (effect.ofEventPlayer === true ? player !== duel.state.turnPlayer : !isOwn) continue;
    if (!effect.from.includes(card.zone) || !inTime(duel, effect.item!, phase, player)) continue;
    if (isUsedUp(duel, id, index, player) || activationForbidden(duel, player, id, effect) !== undefined) continue;
    if (lacksHand(duel, scopeFor(duel, id, player), effect)) continue;
    const key = `${id}@${card.arrival}:e${index}`;
    if (isDone(duel, key) || !textAllows(duel, scopeFor(duel, id, player), effect)) continue;
    if (effect.item!.again !== true) items.push({ key, card: id, run: () => onChain(duel, player, id, index) });
    else items.push({ key: nextUse(duel, key), card: id, run: () => oftenOnChain(duel, player, id, index, key) });
  }
}

/** Of what may be done again each use has a key of its own. */
const nextUse = (duel: Duel, key: string): string =>
  `${key}#${phaseOf(duel).done.filter((one) => one.startsWith(`${key}#`)).length}`;

function* oftenOnChain(duel: Duel, player: Player, card: CardId, effect: number, key: string): Action {
  yield* onChain(duel, player, card, effect);
  if (duel.state.stack.length === 0) markDone(duel, key);
}

/** What such an item has done is answered in the window of the phase, if nothing comes after it. */
function* withoutLink(duel: Duel, action: Action): Action {
  const { lastBatch } = duel.state;
  yield* action;
  if (duel.state.lastBatch !== lastBatch) phaseOf(duel).stacks = duel.state.stacks;
}

function* onChain(duel: Duel, player: Player, card: CardId, effect: number): Action {
  const { mandatory, needsInHand } = duel.defs[card]!.effects[effect]!;
  const fits = needsInHand === undefined ? undefined : needsInHand(scopeFor(duel, card, player)).length > 0;
  if (mandatory !== true && !(yield* isTaken(card, player, effect, fits))) return;
  const event = { verb: 'phase', batch: duel.state.batch, player, text: duel.state.phase } as const;
  if (yield* activateTrigger(duel, { card, effect, player, event, mandatory: true, tier: 1, afterCalculation: false }))
    openForAnswers(duel, player);
}

/** Lasting effects that wait for this Draw Phase; each is used up by it. */
function beforeDraw(duel: Duel, player: Player, items: Item[]): void {
  for (const lingering of duel.state.lingering) {
    const waiting =
      lingering.player === player ? duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.beforeDraw : undefined;
    if (waiting === undefined || (waiting.whose === 'own') !== (duel.state.turnPlayer === player)) continue;
    items.push({
      key: `d${lingering.since}`,
      card: lingering.card,
      run: () => withoutLink(duel, expire(duel, lingering, waiting.run)),
    });
  }
}

/** What ends in the Standby Phase of this turn. */
function standbyExpiries(duel: Duel, player: Player, items: Item[]): void {
  for (const lingering of duel.state.lingering) {
    if (lingering.until !== 'standbyPhase' || lingering.player !== player || lingering.turn !== duel.state.turn) continue;
    items.push({ key: `l${lingering.since}`, card: lingering.card, run: () => withoutLink(duel, expire(duel, lingering)) });
  }
}

/** All cards that it is about have left: nothing ends with it, and nobody is asked. */
export function hasLostItsCards({ state, pool }: Duel, { cards, passcode, key }: Lingering): boolean {
  const lasting = pool.definition(passcode)?.lingering[key];
  if (lasting?.about !== 'cards' || lasting.lends !== undefined) return false;
  return cards.every(({ card, arrival }) => state.cards[card]!.arrival !== arrival);
}

/**
 * What ends in this End Phase: effects that last until then, and control that goes back. Once ended they are not there any more.
 */
function expiries(duel: Duel, player: Player, items: Item[]): void {
  const { state } = duel;
  for (const lingering of state.lingering) {
    if (lingering.until !== 'endPhase' || lingering.player !== player || lingering.turn > state.turn) continue;
    if (hasLostItsCards(duel, lingering)) continue;
    items.push({ key: `l${lingering.since}`, card: lingering.card, run: () => withoutLink(duel, expire(duel, lingering)) });
  }
  for (const record of state.controls) {
    if (record.until !== 'endPhase' || record.player !== player || record.turn > state.turn) continue;
    const { arrival, zone } = state.cards[record.card]!;
    if (arrival !== record.arrival || zone !== 'monster') continue;
    items.push({
      key: `c${record.card}@${record.arrival}`,
      card: record.card,
      run: () => withoutLink(duel, giveBack(duel, record.card)),
    });
  }
}

function* expire(
  duel: Duel,
  lingering: Lingering,
  atEnd = duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.atEnd,
): Action {
  duel.state.lingering = duel.state.lingering.filter((one) => one !== lingering);
  duel.continuous.changed();
  if (atEnd === undefined) return;
  const e: Effect = effectWithoutLink(duel, lingering.card, lingering.player, 'lasting');
  e.lingering = lingering;
  yield* atEnd(e);
}

function* giveBack(duel: Duel, card: CardId): Action {
  duel.newBatch();
  endControl(duel, (record) => record.card === card && record.until === 'endPhase');
  settle(duel);
}
