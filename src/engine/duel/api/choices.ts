import { askOrder, askPick, askValue } from '../../kernel/decision';
import { pickDecision, questionDecision, type OrderDecision, type PromptKey, type Value } from '../model/decision';
import type { Action } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import { ATTRIBUTES, RACES, type Attribute, type CardId, type Placement, type Player } from '../model/vocabulary';

/** What a pick asks. `hidden`: the candidates lie in a hand or deck. */
export interface Pick {
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly prompt: PromptKey;
  /** Who picks; default the effect's player. */
  readonly player?: Player;
  readonly fits?: (cards: readonly CardId[]) => boolean;
}

const liesHidden = (q: Scope, ids: readonly CardId[]): boolean =>
  ids.some((id) => {
    const z = q.card(id).zone;
    return z === 'hand' || z === 'deck';
  });

/**
 * Asks for `min` to `max` of the cards. Fewer candidates than `min`: all of them are taken without asking.
 * @returns the picked cards; empty when there was nothing to pick.
 */
export function* chooseCards(e: Effect, pick: Pick): Action<readonly CardId[]> {
  const max = Math.min(pick.max, pick.from.length);
  const min = Math.min(pick.min, max);
  e.foundNothing = max === 0;
  if (max === 0) return [];
  const question = pickDecision({
    player: pick.player ?? e.player,
    why: { prompt: pick.prompt, card: e.self, clause: e.clause },
    from: pick.from,
    min,
    max,
    fits: pick.fits,
    hidden: liesHidden(e, pick.from),
  });
  return yield* askPick(question);
}

/** Asks for one card. @returns it, or undefined when there is none to choose. */
export function* chooseCard(e: Effect, pick: Omit<Pick, 'min' | 'max'>): Action<CardId | undefined> {
  const { from, prompt, player, fits } = pick;
  return (yield* chooseCards(e, { from, min: 1, max: 1, prompt, player, fits }))[0];
}

/** Asks a question with listed values. */
export function* chooseValue<T extends Value>(
  e: Effect,
  prompt: PromptKey,
  values: readonly T[],
  player: Player = e.player,
): Action<T> {
  const clause = prompt === 'mode' ? (`${e.link.effect}` as const) : e.clause;
  const question = questionDecision({ player, why: { prompt, card: e.self, clause }, values });
  return (yield* askValue(question)) as T;
}

/** Asks yes or no. */
export function* confirm(e: Effect, prompt: PromptKey = 'optionalEffect', player: Player = e.player): Action<boolean> {
  return yield* chooseValue<boolean>(e, prompt, [true, false], player);
}

/**
 * Offers an optional part that needs a card of the hand or deck. It is asked whether or not it is possible (then only "no" can be
 * answered): not being asked would tell.
 */
export function* offer(
  e: Effect,
  possible: boolean,
  prompt: PromptKey = 'optionalEffect',
  player: Player = e.player,
): Action<boolean> {
  const question = questionDecision({
    player,
    why: { prompt, card: e.self, clause: e.clause },
    values: possible ? [true, false] : [false],
    tells: true,
    refused: possible ? undefined : 'nothing-hidden-fits',
  });
  return (yield* askValue(question)) === true;
}

/** Asks how a monster comes; no question when only one way is allowed. */
export function* choosePlacement(
  e: Effect,
  card: CardId,
  placements: readonly Placement[],
  player: Player = e.player,
): Action<Placement> {
  if (placements.length === 1) return placements[0]!;
  const why = { prompt: 'position', card } as const;
  const question = questionDecision({ player, why, values: placements, placements });
  return (yield* askValue(question)) as Placement;
}

/** Asks for the order of cards that go to a deck: the first is the top one. No question about fewer than two. */
export function* chooseOrder(e: Effect, from: readonly CardId[], player: Player = e.player): Action<readonly CardId[]> {
  if (from.length < 2) return from;
  const question: OrderDecision = {
    form: 'order',
    kind: 'order',
    player,
    why: { prompt: 'deckOrder', card: e.self, clause: e.clause },
    from,
    hidden: liesHidden(e, from),
  };
  return yield* askOrder(question);
}

/** A declared monster type; all 20 of 2004 may always be declared (rulings). */
export const declareRace = (e: Effect): Action<Value> => chooseValue<Value>(e, 'declareRace', RACES);

/** A declared kind of card: monster, Spell or Trap. */
export const declareKind = (e: Effect, player: Player = e.player): Action<Value> =>
  chooseValue<Value>(e, 'declareKind', ['monster', 'spell', 'trap'], player);

/** A declared Attribute, of all or of those that fit. */
export const declareAttribute = (
  e: Effect,
  fits: (attribute: Attribute) => boolean = () => true,
  player: Player = e.player,
): Action<Attribute> => chooseValue<Attribute>(e, 'declareAttribute', ATTRIBUTES.filter(fits), player);

/** A declared number, of those listed. */
export const declareNumber = (e: Effect, numbers: readonly number[], player: Player = e.player): Action<number> =>
  chooseValue<number>(e, 'declareNumber', numbers, player);

/** The numbers from one to the other, in so large steps. */
export const numbersFrom = (least: number, most: number, step = 1): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((most - least) / step) + 1) }, (_, i) => least + i * step);
