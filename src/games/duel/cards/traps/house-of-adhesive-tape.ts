import { destroy, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const weakNewcomers = (q: Scope): CardId[] =>
  q.justSummoned(q.opponent, ['summon', 'flipSummon']).filter((id) => q.def(id) <= 500);

/** Destroys a monster with 500 DEF or less that the opponent has just Normal or Flip Summoned. */
export default trap(15083728, {
  activate: {
    condition: (q) => weakNewcomers(q).length > 0,
    rule: 'summon-success-only',
    targets: target(weakNewcomers),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
