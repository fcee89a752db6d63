import { monster, unaffectedBySpells } from '../../../../engine/duel/api';
import { becomes } from '../shared/levels';
import { notesVictims } from '../shared/victims';

const HORUS_LV8 = 48229808;

/**
 * No Spell affects it. In the End Phase of a turn in which it destroyed a monster by battle it may bring its next level.
 */
export default monster(11224103, {
  continuous: [unaffectedBySpells()],
  notes: [notesVictims],
  effects: [becomes(HORUS_LV8, { phase: 'end', whose: 'each', condition: (q) => q.data.turn === q.turn })],
});
