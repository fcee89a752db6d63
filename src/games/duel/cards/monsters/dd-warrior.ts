import { battledAMonster, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { banishesBattlers } from '../shared/battlers';

/**
 * After damage calculation against a monster it is removed from play together with that monster, whatever the battle has
 * destroyed.
 */
export default monster(37043180, {
  effects: [mandatoryTrigger({ on: 'battled', when: battledAMonster, resolve: banishesBattlers })],
});
