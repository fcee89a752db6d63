import { misfit, type Misfit } from '../../kernel/shape';
import type { ChainLink, DuelState, Lingering, PendingTrigger } from '../model/duel-state';
import type { CardPool, ActivatedEffect } from '../model/effect';
import type { DuelEvent, Verb } from '../model/event';

/** Things that happen to no card. */
const WITHOUT_CARD: readonly Verb[] = [
  'damage',
  'lp',
  'phase',
  'turn',
  'shuffle',
  'step',
  'chooseFirst',
  'rockPaperScissors',
  'win',
  'pass',
  'coin',
  'dice',
];

/**
 * Links, waiting triggers and lasting effects name code that their cards have, and events that such code can be about. @returns
 * what does not hold.
 */
export function unknownEffect(state: DuelState, pool: CardPool): Misfit | undefined {
  const events = [
    ...state.lastBatch,
    ...(state.occasion?.events ?? []),
    ...state.frames.flatMap((frame) =>
      frame.kind === 'window' ? (frame.about?.events ?? []) : frame.kind === 'afterChain' ? frame.events : [],
    ),
  ];
  const triggers = [...state.waiting, ...state.frames.flatMap((frame) => (frame.kind === 'triggers' ? frame.queue : []))];
  for (const event of events) {
    const found = strangeEvent(state, event);
    if (found !== undefined) return found;
  }
  for (const trigger of triggers) {
    const found = strangeTrigger(state, pool, trigger);
    if (found !== undefined) return found;
  }
  for (const [at, link] of state.stack.entries()) {
    const found = strangeLink(state, pool, link, `.stack[${at}]`);
    if (found !== undefined) return found;
  }
  for (const [at, lingering] of state.lingering.entries()) {
    const found = strangeLingering(state, pool, lingering, `.lingering[${at}]`);
    if (found !== undefined) return found;
  }
  for (const [at, passcode] of state.fixedRandomCards.entries())
    if (pool.facts(passcode) === undefined) return misfit('a card of the pool', passcode, `.fixedRandomCards[${at}]`);
  const decidedBy = state.result?.passcode;
  return decidedBy === undefined || pool.facts(decidedBy) !== undefined
    ? undefined
    : misfit('a card of the pool', decidedBy, '.result.passcode');
}

function strangeEvent(state: DuelState, { verb, card, batch }: DuelEvent): Misfit | undefined {
  if (card === undefined && !WITHOUT_CARD.includes(verb)) return misfit(`the card of an event ${verb}`, card, '.lastBatch');
  return batch > state.batch ? misfit(`a moment up to ${state.batch}`, batch, '.lastBatch.batch') : undefined;
}

const effectOf = (state: DuelState, pool: CardPool, card: number, effect: number): ActivatedEffect | undefined =>
  pool.definition(state.cards[card]!.passcode)?.effects[effect];

function strangeTrigger(state: DuelState, pool: CardPool, { card, effect, event }: PendingTrigger): Misfit | undefined {
  const code = effectOf(state, pool, card, effect);
  if (code?.on === undefined || code.on !== event.verb)
    return misfit('an effect that such an event triggers', `effect ${effect} of card ${card}, event ${event.verb}`, '.waiting');
  return strangeEvent(state, event);
}

function strangeLink(state: DuelState, pool: CardPool, link: ChainLink, where: string): Misfit | undefined {
  const { card, passcode, effect, spellSpeed, mode, declared, event } = link;
  if (passcode !== state.cards[card]!.passcode)
    return misfit(`${state.cards[card]!.passcode}, the passcode of its card`, passcode, `${where}.passcode`);
  const code = effectOf(state, pool, card, effect);
  if (code === undefined) return misfit('an effect of the card', effect, `${where}.effect`);
  if (spellSpeed !== code.spellSpeed) return misfit(`Spell Speed ${code.spellSpeed}`, spellSpeed, `${where}.spellSpeed`);
  if (mode >= (code.modes?.length ?? 1)) return misfit('a mode of the effect', mode, `${where}.mode`);
  if ((declared !== null) !== (code.declare !== undefined))
    return misfit(code.declare === undefined ? 'nothing declared' : 'what was declared', declared, `${where}.declared`);
  const on = code.item !== undefined ? 'phase' : code.on;
  if (event?.verb !== on) return misfit(on === undefined ? 'no event' : `an event ${on}`, event?.verb, `${where}.event`);
  return event === null ? undefined : strangeEvent(state, event);
}

function strangeLingering(
  state: DuelState,
  pool: CardPool,
  { card, passcode, key, cards, until, since }: Lingering,
  where: string,
): Misfit | undefined {
  const code = pool.definition(passcode)?.lingering;
  if (passcode !== state.cards[card]!.passcode || code === undefined)
    return misfit(`${state.cards[card]!.passcode}, the passcode of its card`, passcode, `${where}.passcode`);
  if (!Object.hasOwn(code, key)) return misfit('a lasting effect of the card', key, `${where}.key`);
  const lasting = code[key]!;
  if (until !== lasting.until && until !== lasting.formerly)
    return misfit(`${lasting.until}, as the card says`, until, `${where}.until`);
  if (lasting.about === 'cards' && cards.length === 0) return misfit('at least one card', cards, `${where}.cards`);
  return since > state.clock ? misfit(`a moment up to ${state.clock}`, since, `${where}.since`) : undefined;
}
