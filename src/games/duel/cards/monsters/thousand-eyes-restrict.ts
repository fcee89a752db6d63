import { forbids, monster } from '../../../../engine/duel/api';
import { absorbs, livesOnHeld } from '../shared/absorbing';

const RELINQUISHED = 64631466;
const THOUSAND_EYES_IDOL = 27125110;

/**
 * Other monsters of both sides can neither attack nor change position. It takes an opposing monster as its Equip Card and lives
 * on it.
 */
export default monster(63519819, {
  fusion: { materials: [RELINQUISHED, THOUSAND_EYES_IDOL] },
  continuous: [
    ...livesOnHeld,
    forbids('attack', 'only-it-may-act', (q, { card }) => card !== null && card !== q.self),
    forbids('changePosition', 'only-it-may-act', (q, { card }) => card !== null && card !== q.self),
  ],
  effects: [absorbs],
});
