import { becomeEquip, equip, equippedMonster, forbids, mandatoryTrigger, stats, target } from '../../../../engine/duel/api';
import { fallOfHost } from '../shared/equip-watching';

/**
 * Its monster neither attacks nor changes its position, with 300 ATK less; once that is destroyed it binds another one, from
 * wherever it has gone.
 */
export default equip(75560629, {
  continuous: [
    stats(equippedMonster, { atk: -300 }),
    forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card)),
    forbids('changePosition', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card)),
  ],
  effects: [
    ...(['toGrave', 'banish'] as const).map((on) =>
      mandatoryTrigger({
        on,
        from: ['graveyard', 'banished'],
        when: (q, event) => fallOfHost(q, event) !== undefined,
        targets: target((q) => q.faceUpMonsters(), 1, 'equip'),
        *resolve(e) {
          yield* becomeEquip(e, e.target);
        },
      }),
    ),
  ],
});
