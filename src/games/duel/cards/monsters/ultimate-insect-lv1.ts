import { monster, unaffectedBySpells } from '../../../../engine/duel/api';
import { becomes } from '../shared/levels';

const ULTIMATE_INSECT_LV3 = 34088136;

/**
 * No Spell affects it. In the own Standby Phase it may go to the Graveyard and bring LV3, not in the turn of its coming or
 * turning up.
 */
export default monster(49441499, {
  notes: [{ on: 'flip', remembers: (q) => ({ turn: q.turn }) }],
  continuous: [unaffectedBySpells()],
  effects: [
    becomes(ULTIMATE_INSECT_LV3, {
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.card(q.self).turnArrived !== q.turn && q.data.turn !== q.turn,
    }),
  ],
});
