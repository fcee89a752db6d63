import { changePosition, spell, target, type CardId, type Scope } from '../../../../engine/duel/api';

const isInDefense = (q: Scope, id: CardId): boolean => !q.isInAttackPosition(id);

/** Puts a defense position monster of the opponent in attack position; a face-down one is turned up: its flip effect works. */
export default spell(63102017, {
  activate: {
    targets: target((q) => q.monstersOf(q.opponent).filter((id) => isInDefense(q, id))),
    *resolve(e) {
      yield* changePosition(
        e,
        e.targets.filter((id) => isInDefense(e, id)),
      );
    },
  },
});
