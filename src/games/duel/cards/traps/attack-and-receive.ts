import { damage, happened, trap } from '../../../../engine/duel/api';

const ATTACK_AND_RECEIVE = 63689843;
/** Its player has just taken damage of any kind: 700 damage, and 300 more for each card of its name in the own Graveyard. */
export default trap(ATTACK_AND_RECEIVE, {
  activate: {
    condition: (q) => happened(q, 'damage', ({ player }) => player === q.player).length > 0,
    rule: 'right-after-its-event',
    damageStep: 'any',
    *resolve(e) {
      const more = e.graveyardOf(e.player).filter((id) => e.isNamed(id, ATTACK_AND_RECEIVE));
      yield* damage(e, e.opponent, 700 + 300 * more.length);
    },
  },
});
