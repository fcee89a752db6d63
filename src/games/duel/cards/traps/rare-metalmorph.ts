import { linkTo, remember, stats, target, trap } from '../../../../engine/duel/api';
import { isAimedAt } from '../shared/guarding';

/**
 * A Machine has 500 ATK more, and the first Spell that targets it is negated as it resolves (not destroyed). This goes when
 * that monster leaves the field.
 */
export default trap(12503902, {
  bond: { whenMonsterLeaves: 'destroySelf' },
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters().filter((id) => q.race(id) === 'Machine')),
    *resolve(e) {
      if (e.selfIsThere && e.target !== null) yield* linkTo(e, e.target);
    },
  },
  continuous: [stats((q, id) => id === q.card(q.self).linkedTo, { atk: 500 })],
  protection: {
    *guard(e, against) {
      const shields = e.data.turn === undefined && e.kindOfLink(against) === 'spell';
      if (!shields || !isAimedAt(e, against, (id) => id === e.card(e.self).linkedTo)) return false;
      yield* remember(e, { turn: e.turn });
      return true;
    },
  },
});
