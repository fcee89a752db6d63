import type { Answer } from '../model/decision';
import type { Action, PhaseItemTime } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Lingering, Situation } from '../model/duel-state';
import type { Effect } from '../model/scope';
import { opponentOf, PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { listResponses } from '../rules/acts';
import { textAllows } from '../rules/activation';
import { endControl } from '../rules/control';
import { isEquippedMonster } from '../rules/movement';
import { settle } from '../api/moving';
import { activateTrigger, buildChain, effectWithoutLink } from './activating';
import { ask } from './ask';
import { startTriggers } from './triggers';
import { endsThisTurn, leave } from './turn-limit';
import { openWindow } from './window';

type PhaseItemsSituation = Extract<Situation, { kind: 'phaseItems' }>;
type PhaseSituation = Extract<Situation, { kind: 'phase' }>;

/** One thing to be done in the Standby or End Phase: upkeep, an effect on the chain, an expiry, a return of control. */
interface Item {
  readonly key: string;
  readonly card: CardId;
  run(): Action;
}

/** The items of one player are done one by one in that player's order, each its own chain if it uses one (rulings). */
export function phaseItems(duel: Duel, here: PhaseItemsSituation): Action | undefined {
  if (duel.state.pending.length > 0 && startTriggers(duel)) return undefined;
  const items = findItems(duel, here.whose);
  if (asksForStandbyCards(duel, here, items)) {
    here.asked = duel.state.chainCount;
    openAmongItems(duel, here.whose);
    return undefined;
  }
  if (items.length === 0) {
    duel.pop();
    return undefined;
  }
  return doOne(duel, here, items);
}

/** Something is due now, for either player. */
export const hasOpenItems = (duel: Duel): boolean => PLAYERS.some((player) => findItems(duel, player).length > 0);

/** The frame of the phase to which the items belong. */
function phaseOf({ state: { situations } }: Duel): PhaseSituation {
  for (let i = situations.length - 1; ; i--) {
    const situation = situations[i]!;
    if (situation.kind === 'phase') return situation;
  }
}

/**
 * Cards that are used in the Standby Phase stand among the turn player's items, in any order, before the opponent's (seed 000,
 * スタンバイフェイズ【2】): that player is asked before each own item, and before the opponent's begin. With no item at all the window
 * of the phase is enough. In a discreet duel being asked must not tell that one holds such a card.
 */
function asksForStandbyCards(duel: Duel, here: PhaseItemsSituation, items: readonly Item[]): boolean {
  const { state } = duel;
  if (state.phase !== 'standby' || here.whose !== state.turnPlayer || here.asked === state.chainCount) return false;
  if (items.length === 0 && findItems(duel, opponentOf(here.whose)).length === 0) return false;
  const side = state.players[here.whose];
  if (state.discreet) return side.hand.length > 0 || side.spellsTraps.some((id) => id >= 0 && !state.cards[id]!.faceUp);
  if (
    ![...side.hand, ...side.spellsTraps].some(
      (id) => id >= 0 && duel.defs[id]!.effects.some((effect) => effect.inStandby === true),
    )
  )
    return false;
  openAmongItems(duel, here.whose);
  const mayUse = listResponses(duel, here.whose).length > 1;
  duel.pop();
  return mayUse;
}

function openAmongItems(duel: Duel, player: Player): void {
  openWindow(duel, 'phase', [player]);
  const { situation } = duel;
  if (situation.kind === 'window') situation.amongItems = true;
}

function* doOne(duel: Duel, here: PhaseItemsSituation, items: readonly Item[]): Action {
  let item = items[0]!;
  if (items.length > 1) {
    const from = [...new Set(items.map((one) => one.card))];
    if (from.length > 1) {
      const answer = (yield* ask({
        kind: 'choose',
        player: here.whose,
        why: { prompt: 'phaseItem' },
        from,
        min: 1,
        max: 1,
        hidden: false,
      })) as Extract<Answer, { do: 'choose' }>;
      item = items.find((one) => one.card === answer.cards[0])!;
    }
  }
  const phase = phaseOf(duel);
  phase.done = [...(phase.done ?? []), item.key];
  delete here.asked;
  yield* item.run();
}

function findItems(duel: Duel, whose: Player): Item[] {
  const { state } = duel;
  const phase = state.phase;
  const items: Item[] = [];
  if (phase !== 'draw' && phase !== 'standby' && phase !== 'end') return items;
  const { done } = phaseOf(duel);
  const open = (key: string): boolean => done?.includes(key) !== true;
  for (const id of duel.index.itemCards) if (state.cards[id]!.controller === whose) ofCard(duel, whose, id, phase, open, items);
  if (phase === 'end') expiries(duel, whose, items);
  if (phase === 'standby' && state.lingering.length > 0) standbyExpiries(duel, whose, items);
  if (phase === 'draw') beforeDraw(duel, whose, items);
  return items;
}

const inTime = (duel: Duel, time: PhaseItemTime, phase: string, controller: Player): boolean =>
  time.phase === phase && (time.whose === 'each' || (time.whose === 'own') === (duel.state.turnPlayer === controller));

function ofCard(duel: Duel, player: Player, id: CardId, phase: string, open: (key: string) => boolean, items: Item[]): void {
  const card = duel.state.cards[id]!;
  if (card.zone === 'deck') return;
  const definition = duel.defs[id]!;
  const onField = card.zone === 'monster' || card.zone === 'spellTrap' || card.zone === 'field';
  if (onField ? !card.faceUp || card.leaving || isEquippedMonster(duel, card) : definition.index.items.length === 0) return;
  for (const upkeep of definition.upkeeps) {
    // The cheap looks come first: this is asked in every turn.
    if (!onField || !inTime(duel, upkeep, phase, player)) continue;
    const key = `${id}@${card.arrival}:${upkeep.key}`;
    if (!open(key) || (upkeep.counts !== true && duel.continuous.isNegated(id))) continue;
    if (upkeep.condition !== undefined && !upkeep.condition(effectWithoutLink(duel, id, player))) continue;
    items.push({ key, card: id, run: () => upkeep.run(effectWithoutLink(duel, id, player)) });
  }
  if (phase === 'end' && onField && endsThisTurn(duel, id))
    items.push({ key: `${id}@${card.arrival}:limit`, card: id, run: () => leave(duel, id) });
  for (const index of definition.index.items) {
    const effect = definition.effects[index]!;
    if (!effect.from.includes(card.zone) || !inTime(duel, effect.item!, phase, player)) continue;
    const key = `${id}@${card.arrival}:e${index}`;
    if (!open(key)) continue;
    if (!textAllows(duel, effectWithoutLink(duel, id, player), effect)) continue;
    items.push({ key, card: id, run: () => onChain(duel, player, id, index) });
  }
}

function* onChain(duel: Duel, player: Player, id: CardId, effect: number): Action {
  if (duel.defs[id]!.effects[effect]!.mandatory !== true) {
    const answer = (yield* ask({
      kind: 'trigger',
      player,
      why: { prompt: 'optionalTrigger', card: id },
      values: [true, false],
    })) as Extract<Answer, { do: 'answer' }>;
    if (answer.value !== true) return;
  }
  duel.push({ kind: 'afterChain', stage: 0, window: true, events: [] });
  const done = yield* activateTrigger(duel, {
    card: id,
    effect,
    player,
    event: { verb: 'phase', batch: duel.state.batch, player, text: duel.state.phase },
    mandatory: true,
    tier: 1,
    afterCalculation: false,
  });
  if (done) buildChain(duel, player);
  else duel.pop();
}

/** Lasting effects that wait for this Draw Phase; each is used up by it. */
function beforeDraw(duel: Duel, player: Player, items: Item[]): void {
  for (const lingering of duel.state.lingering) {
    const waiting =
      lingering.player === player ? duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.beforeDraw : undefined;
    if (waiting === undefined || (waiting.whose === 'own') !== (duel.state.turnPlayer === player)) continue;
    items.push({ key: `d${lingering.since}`, card: lingering.card, run: () => expire(duel, lingering, waiting.run) });
  }
}

/** What ends in the Standby Phase of this turn. */
function standbyExpiries(duel: Duel, player: Player, items: Item[]): void {
  for (const lingering of duel.state.lingering) {
    if (lingering.until !== 'standbyPhase' || lingering.player !== player || lingering.turn !== duel.state.turn) continue;
    items.push({ key: `l${lingering.since}`, card: lingering.card, run: () => expire(duel, lingering) });
  }
}

/**
 * What ends in this End Phase: effects that last until then, and control that goes back. Once ended they are not there any more.
 */
function expiries(duel: Duel, player: Player, items: Item[]): void {
  const { state } = duel;
  for (const lingering of state.lingering) {
    if (lingering.until !== 'endPhase' || lingering.player !== player || lingering.turn > state.turn) continue;
    items.push({ key: `l${lingering.since}`, card: lingering.card, run: () => expire(duel, lingering) });
  }
  for (const record of state.controls) {
    if (record.until !== 'endPhase' || record.player !== player || record.turn > state.turn) continue;
    items.push({ key: `c${record.card}@${record.arrival}`, card: record.card, run: () => giveBack(duel, record.card) });
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
  const e: Effect = effectWithoutLink(duel, lingering.card, lingering.player);
  e.lingering = lingering;
  yield* atEnd(e);
}

function* giveBack(duel: Duel, card: CardId): Action {
  duel.newBatch();
  endControl(duel, (record) => record.card === card && record.until === 'endPhase');
  settle(duel);
}
