import { limits, nothing, spell } from '../../../../engine/duel/api';

/** While its controller has a monster, the opponent puts none on the own field beyond that number; what is there stays. */
export default spell(35059553, {
  activate: nothing,
  continuous: [
    limits(
      'monster',
      (q, player) => (player === q.opponent && q.monstersOf(q.player).length > 0 ? q.monstersOf(q.player).length : undefined),
      { comingOnly: true },
    ),
  ],
});
