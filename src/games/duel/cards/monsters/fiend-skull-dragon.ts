import { monster } from '../../../../engine/duel/api';
import { stillsFlipMonsters, wardsOff } from '../shared/warding';

const CAVE_DRAGON = 93220472;
const LESSER_FIEND = 16475472;

/**
 * Its Fusion Summon needs exactly its materials. Flip effect monsters are negated, wherever they are. A Trap that targets it is
 * negated as it resolves and destroyed, without a link of its own. By its name it is an Archfiend.
 */
export default monster(66235877, {
  fusion: { materials: [CAVE_DRAGON, LESSER_FIEND], exact: true },
  ...stillsFlipMonsters,
  protection: {
    ...stillsFlipMonsters.protection,
    ward: wardsOff((e, against) => e.kindOfLink(against) === 'trap', { destroys: true }),
  },
});
