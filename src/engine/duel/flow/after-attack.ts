import type { AfterAttack, Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';
import { isEquippedMonster, isOnField } from '../rules/movement';
import { effectWithoutLink } from './activating';

/** What becomes of monsters that have attacked, by their own text and without a chain: still there, face-up and not negated. */
export function* afterAttack(
  duel: Duel,
  when: AfterAttack['when'],
  attackers: readonly CardId[],
  of: 'attacker' | 'target' = 'attacker',
): Action {
  const concerned = attackers.filter((id) => {
    const card = duel.state.cards[id]!;
    const what = duel.defs[id]!.inBattle.afterAttack;
    return (
      what?.when === when &&
      (what.of ?? 'attacker') === of &&
      card.zone === 'monster' &&
      card.faceUp &&
      (of === 'target' || card.attackedThisPhase > 0) &&
      !duel.continuous.isNegated(id)
    );
  });
  for (const id of concerned)
    yield* duel.defs[id]!.inBattle.afterAttack!.run(effectWithoutLink(duel, id, duel.state.cards[id]!.controller, 'afterAttack'));
}

/** What cards of the field do when a monster has attacked, whether or not they have had a part in it. */
export function* onlookersAfterAttack(duel: Duel, when: AfterAttack['when']): Action {
  for (const id of duel.index.battlers.filter((one) => looksOn(duel, one, when)))
    yield* duel.defs[id]!.inBattle.afterAttack!.run(effectWithoutLink(duel, id, duel.state.cards[id]!.controller, 'afterAttack'));
}

export function looksOn(duel: Duel, id: CardId, when: AfterAttack['when']): boolean {
  const what = duel.defs[id]!.inBattle.afterAttack;
  const card = duel.state.cards[id]!;
  return (
    what?.of === 'any' &&
    what.when === when &&
    isOnField(card) &&
    card.faceUp &&
    !card.leaving &&
    !isEquippedMonster(duel, card) &&
    !duel.continuous.isNegated(id)
  );
}
