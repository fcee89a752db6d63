import { destroy, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const weakNewcomers = (q: Scope): CardId[] =>
  q.justSummoned(q.opponent, ['summon', 'flipSummon']).filter((id) => q.atk(id) <= 500);

/** Destroys a monster with 500 ATK or less that the opponent has just Normal or Flip Summoned. */
export default trap(42578427, {
  activate: {
    condition: (q) => weakNewcomers(q).length > 0,
    rule: 'summon-success-only',
    targets: target(weakNewcomers),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
