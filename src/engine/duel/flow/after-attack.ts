import type { Action, AfterAttack } from '../model/effect';
import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';
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
    const { afterAttack: what } = duel.defs[id]!;
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
    yield* duel.defs[id]!.afterAttack!.run(effectWithoutLink(duel, id, duel.state.cards[id]!.controller, 'afterAttack'));
}
