import { destroy, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const strongNewcomers = (q: Scope): CardId[] => q.justSummoned(q.opponent).filter((id) => q.atk(id) >= 1500);

/**
 * Destroys monsters with 1500 ATK or more that the opponent has just summoned, and removes them from play. Nothing is targeted;
 * the ATK counts on activation and again on resolution.
 */
export default trap(29401950, {
  activate: {
    condition: (q) => strongNewcomers(q).length > 0,
    rule: 'summon-success-only',
    *resolve(e) {
      yield* destroy(e, strongNewcomers(e), 'banished');
    },
  },
});
