import { halfDamage, monster } from '../../../../engine/duel/api';
import { archfiendUpkeep, archfiendWard } from '../shared/archfiend';

/** 900 Life Points in each own Standby Phase; wards off with a 3. Its battle damage is halved. */
export default monster(9603356, {
  upkeeps: [archfiendUpkeep(900)],
  protection: { ward: archfiendWard(3) },
  continuous: [
    {
      kind: 'battleDamage',
      of: (q, { player, by }) => by === q.self && player === q.opponent,
      amount: (_, amount) => halfDamage(amount),
    },
  ],
});
