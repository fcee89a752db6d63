import { damage, destroy, flip, halfDamage, monster, phaseTrigger, remember, tributeSelf } from '../../../../engine/duel/api';

/**
 * Flip: in its controller's next Standby Phase it must be tributed; all other own monsters are destroyed, and the opponent
 * takes half of the ATK that they had together.
 */
export default monster(90020065, {
  effects: [
    flip({
      *resolve(e) {
        if (e.selfIsThere) yield* remember(e, { turn: e.turn });
      },
    }),
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.data.turn !== undefined && q.turn > q.data.turn && q.turn <= q.data.turn + 2,
      costs: [tributeSelf],
      *resolve(e) {
        const atk = new Map(e.monstersOf(e.player).map((id) => [id, e.atk(id)]));
        const destroyed = yield* destroy(e, [...atk.keys()]);
        const sum = destroyed.reduce((total, id) => total + atk.get(id)!, 0);
        yield* damage(e, e.opponent, halfDamage(sum), { sameMoment: destroyed.length > 0 });
      },
    }),
  ],
});
