import { gainLifePoints, happened, trap } from '../../../../engine/duel/api';

const NUMINOUS_HEALER = 2130625;
/**
 * Its player has just taken damage of any kind: 1000 Life Points, and 500 more for each card of its name in the own Graveyard.
 */
export default trap(NUMINOUS_HEALER, {
  activate: {
    condition: (q) => happened(q, 'damage', ({ player }) => player === q.player).length > 0,
    rule: 'right-after-its-event',
    damageStep: 'any',
    *resolve(e) {
      const more = e.graveyardOf(e.player).filter((id) => e.isNamed(id, NUMINOUS_HEALER));
      yield* gainLifePoints(e, e.player, 1000 + 500 * more.length);
    },
  },
});
