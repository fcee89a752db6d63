import { equip, equippedMonster, remember, stats, upkeep } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** On a monster that is no Machine: it loses 300 ATK in each Standby Phase of the player of this card (2005). */
export default equip(24668830, {
  fits: (q, id) => !ofType('Machine')(q, id),
  continuous: [stats(equippedMonster, { atk: (q) => -300 * (q.data.amount ?? 0) })],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        yield* remember(e, { amount: (e.data.amount ?? 0) + 1 });
      },
    }),
  ],
});
