import { attackedNow, damage, destroy, hasLasting, linger, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/**
 * Attacked in attack position it deals the attacker's ATK as damage before damage is calculated; after that it is destroyed, if
 * the battle has not done so.
 */
export default monster(2851070, {
  effects: [
    mandatoryTrigger({
      on: 'faces',
      when: (q) => attackedNow(q) === q.self && q.isInAttackPosition(q.self),
      *resolve(e) {
        const { foe } = e.event!;
        if (e.card(foe!).zone !== 'monster') return;
        const hurt = yield* damage(e, e.opponent, e.atk(foe!));
        if (hurt && e.selfIsThere) yield* linger(e, 'struck', { cards: [e.self] });
      },
    }),
    mandatoryTrigger({
      on: 'battled',
      when: (q) => hasLasting(q, 'struck'),
      *resolve(e) {
        if (e.selfIsThere) yield* destroy(e, [e.self]);
      },
    }),
  ],
  lingering: { struck: { until: 'endOfDamageStep', about: 'cards' } },
});
