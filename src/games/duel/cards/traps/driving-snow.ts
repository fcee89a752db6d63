import { destroy, destroyedByOpponentsEffect, fromFieldAsSpellTrap, happened, target, trap } from '../../../../engine/duel/api';

/**
 * An effect of the opponent has just destroyed a Trap of its player on the field: a Spell or Trap of the field is destroyed.
 */
export default trap(473469, {
  activate: {
    condition: (q) =>
      happened(
        q,
        'toGrave',
        (event) =>
          event.player === q.player &&
          destroyedByOpponentsEffect(q, event) &&
          fromFieldAsSpellTrap(q, event) &&
          q.isTrap(event.card!),
      ).length > 0,
    rule: 'right-after-its-event',
    targets: target((q) => q.spellsTraps().filter((id) => id !== q.self)),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
