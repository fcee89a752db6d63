import { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import type { Vision } from '../model/vision';

/** Attack and toughness as they are now. `attack` may be below 0: it is shown and dealt as 0. */
export interface Power {
  readonly attack: number;
  readonly toughness: number;
}

/**
 * All changes of a character's values, each + and each − on its own; under the Dark Side of Fate every + is a −, which alone
 * leaves a toughness of 1 (S33).
 */
export function powerOf(vision: Vision, card: CardId): Power {
  const { facts } = vision.def(card);
  const plus = { attack: 0, toughness: 0 };
  let attack = facts.attack ?? 0;
  let toughness = facts.toughness ?? 0;
  const change = (onAttack: number, onToughness: number): void => {
    if (onAttack > 0) plus.attack += onAttack;
    else attack += onAttack;
    if (onToughness > 0) plus.toughness += onToughness;
    else toughness += onToughness;
  };
  let turned = false;
  for (const one of vision.state.lasting) {
    if (one.kind === 'stats' && one.card === card && one.stay === vision.card(card).stay) change(one.attack, one.toughness);
    else if (one.kind === 'darkSide') turned = true;
  }
  for (const { field } of vision.state.players)
    for (const source of field) {
      changes(vision, source, card, change);
      for (const one of vision.card(source).carried) changes(vision, one, card, change);
    }
  if (!turned) return { attack: attack + plus.attack, toughness: toughness + plus.toughness };
  return {
    attack: attack - plus.attack,
    toughness: toughness < 1 ? toughness : Math.max(1, toughness - plus.toughness),
  };
}

function changes(vision: Vision, source: CardId, card: CardId, change: (attack: number, toughness: number) => void): void {
  const { stats } = vision.def(source);
  if (stats.length === 0) return;
  const { controller, stay } = vision.card(source);
  const q = new Scope(vision, controller, source, stay);
  for (const one of stats) if (one.applies(q, card)) change(one.attack, one.toughness);
}

/** What the character deals: never less than 0. */
export const attackOf = (vision: Vision, card: CardId): number => Math.max(0, powerOf(vision, card).attack);
export const toughnessOf = (vision: Vision, card: CardId): number => powerOf(vision, card).toughness;
