import { battledAMonster, monster, optionalTrigger } from '../../../../engine/duel/api';
import { banishesBattlers } from '../shared/battlers';

/** After damage calculation against a monster she may remove it and herself from play. */
export default monster(7572887, {
  effects: [optionalTrigger({ on: 'battled', when: battledAMonster, resolve: banishesBattlers })],
});
