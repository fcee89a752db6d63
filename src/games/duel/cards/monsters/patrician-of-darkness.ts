import { gives, monster } from '../../../../engine/duel/api';

/**
 * Which of its controller's monsters an opposing attack falls on is named by its controller, after the attacker has been chosen.
 */
export default monster(19153634, { continuous: [gives('choosesAttackTargets')] });
