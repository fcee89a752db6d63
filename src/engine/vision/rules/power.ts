import { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import type { Vision } from '../model/vision';

const NONE: readonly never[] = [];

/** The cards on the field that change values: mostly none. */
export function changersOf(vision: Vision): readonly CardId[] {
  let found: CardId[] | undefined;
  const look = (card: CardId): void => {
    if (vision.def(card).stats.length > 0) (found ??= []).push(card);
  };
  for (const { field } of vision.state.players)
    for (const card of field) {
      look(card);
      const { carried } = vision.card(card);
      if (carried.length > 0) carried.forEach(look);
    }
  return found ?? NONE;
}

/** Attack and toughness as they are now. `attack` may be below 0: it is shown and dealt as 0. */
export interface Power {
  readonly attack: number;
  readonly toughness: number;
}

export function powerOf(vision: Vision, card: CardId, sources = changersOf(vision)): Power {
  const { facts } = vision.def(card);
  const printed = { attack: facts.attack ?? 0, toughness: facts.toughness ?? 0 };
  // Asked of every character after each instruction, and mostly nothing changes anything.
  return sources.length === 0 && vision.state.lasting.length === 0 ? printed : changed(vision, card, printed, sources);
}

/**
 * All changes of a character's values, each + and each − on its own. Under the Dark Side of Fate every + is a −; those alone
 * leave a toughness of 1, from which what was a − already may still take (S33).
 */
function changed(vision: Vision, card: CardId, printed: Power, sources: readonly CardId[]): Power {
  const plus = { attack: 0, toughness: 0 };
  const minus = { attack: 0, toughness: 0 };
  let turned = false;
  for (const one of vision.state.lasting) {
    if (one.kind === 'stats' && one.card === card && one.stay === vision.card(card).stay) change(one, plus, minus);
    else if (one.kind === 'darkSide') turned = true;
  }
  for (const source of sources) {
    const { controller, stay } = vision.card(source);
    const q = new Scope(vision, controller, source, stay);
    for (const one of vision.def(source).stats) if (one.applies(q, card)) change(one, plus, minus);
  }
  const least = Math.min(1, printed.toughness);
  return turned
    ? {
        attack: printed.attack - plus.attack + minus.attack,
        toughness: Math.max(least, printed.toughness - plus.toughness) + minus.toughness,
      }
    : {
        attack: printed.attack + plus.attack + minus.attack,
        toughness: printed.toughness + plus.toughness + minus.toughness,
      };
}

type Sum = { -readonly [Value in keyof Power]: Power[Value] };

/** Each + and each − on its own. */
function change({ attack, toughness }: Power, plus: Sum, minus: Sum): void {
  (attack > 0 ? plus : minus).attack += attack;
  (toughness > 0 ? plus : minus).toughness += toughness;
}

/** What the character deals: never less than 0. */
export const attackOf = (vision: Vision, card: CardId): number => Math.max(0, powerOf(vision, card).attack);
export const toughnessOf = (vision: Vision, card: CardId, sources?: readonly CardId[]): number =>
  powerOf(vision, card, sources).toughness;
