import { destroy, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const strongNewcomers = (q: Scope): CardId[] =>
  q.justSummoned(q.opponent, ['summon', 'flipSummon']).filter((id) => q.atk(id) >= 1000);

/**
 * Destroys a monster with 1000 ATK or more that the opponent has just Normal or Flip Summoned. Special Summons are no occasion.
 */
export default trap(4206964, {
  activate: {
    condition: (q) => strongNewcomers(q).length > 0,
    rule: 'summon-success-only',
    targets: target(strongNewcomers),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
