import { monster } from '../../../../engine/duel/api';

/**
 * May be Special Summoned from the hand while the opponent has at least two monsters more. It can be Tribute Summoned as well.
 */
export default monster(66362965, {
  summoning: {
    procedure: {
      from: 'hand',
      rule: 'too-few-monsters-on-field',
      can: (q) => q.monstersOf(q.opponent).length >= q.monstersOf(q.player).length + 2,
      *perform() {
        /* costs nothing */
      },
    },
  },
});
