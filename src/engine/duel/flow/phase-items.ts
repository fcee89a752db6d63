import type { Answer } from '../model/decision';
import type { Action, PhaseItemTime } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Lingering, Situation } from '../model/duel-state';
import type { Effect } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { textAllows } from '../rules/activation';
import { endControl } from '../rules/control';
import { settle } from '../api/moving';
import { activateTrigger, buildChain, effectWithoutLink } from './activating';
import { ask } from './ask';
import { startTriggers } from './triggers';
import { endsThisTurn, leave } from './turn-limit';

type PhaseItemsSituation = Extract<Situation, { kind: 'phaseItems' }>;

/** One thing to be done in the Standby or End Phase: upkeep, an effect on the chain, an expiry, a return of control. */
interface Item {
  readonly key: string;
  readonly card: CardId;
  run(): Action;
}

/** The items of one player are done one by one in that player's order, each its own chain if it uses one (rulings). */
export function phaseItems(duel: Duel, here: PhaseItemsSituation): Action | undefined {
  if (duel.state.pending.length > 0 && startTriggers(duel)) return undefined;
  const items = findItems(duel, here);
  if (items.length === 0) {
    duel.pop();
    return undefined;
  }
  return doOne(duel, here, items);
}

function* doOne(duel: Duel, here: PhaseItemsSituation, items: readonly Item[]): Action {
  let item = items[0]!;
  if (items.length > 1) {
    const from = [...new Set(items.map((one) => one.card))];
    if (from.length > 1) {
      const answer = (yield* ask({ kind: 'choose', player: here.whose, why: { prompt: 'phaseItem' }, from, min: 1, max: 1, hidden: false })) as Extract<Answer, { do: 'choose' }>;
      item = items.find((one) => one.card === answer.cards[0])!;
    }
  }
  here.done.push(item.key);
  yield* item.run();
}

function findItems(duel: Duel, here: PhaseItemsSituation): Item[] {
  const { state } = duel;
  const phase = state.phase;
  const items: Item[] = [];
  if (phase !== 'draw' && phase !== 'standby' && phase !== 'end') return items;
  const open = (key: string): boolean => !here.done.includes(key);
  for (const id of duel.itemCards) if (state.cards[id]!.controller === here.whose) ofCard(duel, here.whose, id, phase, open, items);
  if (phase === 'end') expiries(duel, here.whose, open, items);
  if (phase === 'standby' && state.lingering.length > 0) standbyExpiries(duel, here.whose, open, items);
  if (phase === 'draw') beforeDraw(duel, here.whose, items);
  return items;
}

const inTime = (duel: Duel, time: PhaseItemTime, phase: string, controller: Player): boolean =>
  time.phase === phase && (time.whose === 'each' || (time.whose === 'own') === (duel.state.turnPlayer === controller));

function ofCard(duel: Duel, player: Player, id: CardId, phase: string, open: (key: string) => boolean, items: Item[]): void {
  const definition = duel.defs[id]!;
  const card = duel.state.cards[id]!;
  const onField = card.zone === 'monster' || card.zone === 'spellTrap' || card.zone === 'field';
  if (onField ? !card.faceUp || card.leaving : definition.index.items.length === 0) return;
  for (const upkeep of definition.upkeeps) {
    const key = `${id}@${card.arrival}:${upkeep.key}`;
    if (!onField || !inTime(duel, upkeep, phase, player) || !open(key) || duel.continuous.isNegated(id)) continue;
    if (upkeep.condition !== undefined && !upkeep.condition(effectWithoutLink(duel, id, player))) continue;
    items.push({ key, card: id, run: () => upkeep.run(effectWithoutLink(duel, id, player)) });
  }
  if (phase === 'end' && onField && endsThisTurn(duel, id)) items.push({ key: `${id}@${card.arrival}:limit`, card: id, run: () => leave(duel, id) });
  for (const index of definition.index.items) {
    const effect = definition.effects[index]!;
    const key = `${id}@${card.arrival}:e${index}`;
    if (!inTime(duel, effect.item!, phase, player) || !open(key) || !effect.from.includes(card.zone)) continue;
    if (!textAllows(duel, effectWithoutLink(duel, id, player), effect)) continue;
    items.push({ key, card: id, run: () => onChain(duel, player, id, index) });
  }
}

function* onChain(duel: Duel, player: Player, id: CardId, effect: number): Action {
  if (duel.defs[id]!.effects[effect]!.mandatory !== true) {
    const answer = (yield* ask({ kind: 'trigger', player, why: { prompt: 'optionalTrigger', card: id }, values: [true, false] })) as Extract<Answer, { do: 'answer' }>;
    if (answer.value !== true) return;
  }
  duel.push({ kind: 'afterChain', stage: 0, window: true, events: [] });
  const done = yield* activateTrigger(duel, {
    card: id, effect, player, event: { verb: 'phase', batch: duel.state.batch, player, text: duel.state.phase }, mandatory: true, tier: 1, afterCalculation: false,
  });
  if (done) buildChain(duel, player);
  else duel.pop();
}

/** Lasting effects that wait for this Draw Phase; each is used up by it. */
function beforeDraw(duel: Duel, player: Player, items: Item[]): void {
  for (const lingering of duel.state.lingering) {
    const waiting = lingering.player === player ? duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.beforeDraw : undefined;
    if (waiting === undefined || (waiting.whose === 'own') !== (duel.state.turnPlayer === player)) continue;
    items.push({ key: `d${lingering.since}`, card: lingering.card, run: () => expire(duel, lingering, waiting.run) });
  }
}

/** What ends in the Standby Phase of this turn. */
function standbyExpiries(duel: Duel, player: Player, open: (key: string) => boolean, items: Item[]): void {
  for (const lingering of duel.state.lingering) {
    if (lingering.until !== 'standbyPhase' || lingering.player !== player || lingering.turn !== duel.state.turn || !open(`l${lingering.since}`)) continue;
    items.push({ key: `l${lingering.since}`, card: lingering.card, run: () => expire(duel, lingering) });
  }
}

/** What ends in this End Phase: effects that last until then, and control that goes back. */
function expiries(duel: Duel, player: Player, open: (key: string) => boolean, items: Item[]): void {
  const { state } = duel;
  for (const lingering of state.lingering) {
    if (lingering.until !== 'endPhase' || lingering.player !== player || lingering.turn > state.turn) continue;
    const key = `l${lingering.since}`;
    if (open(key)) items.push({ key, card: lingering.card, run: () => expire(duel, lingering) });
  }
  for (const record of state.controls) {
    if (record.until !== 'endPhase' || record.player !== player || record.turn > state.turn) continue;
    const key = `c${record.card}@${record.arrival}`;
    if (open(key)) items.push({ key, card: record.card, run: () => giveBack(duel, record.card) });
  }
}

function* expire(duel: Duel, lingering: Lingering, atEnd = duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.atEnd): Action {
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
