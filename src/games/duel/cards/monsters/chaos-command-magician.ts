import { monster } from '../../../../engine/duel/api';
import { wardsOff } from '../shared/warding';

/** A monster effect that targets it alone is negated as it resolves, without a link of its own. */
export default monster(72630549, {
  protection: {
    ward: wardsOff((e, against, aimedAt) => e.kindOfLink(against) === 'monster' && aimedAt === 1),
  },
});
