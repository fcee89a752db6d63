import { banish, itself, monster, phaseTrigger, stats } from '../../../../engine/duel/api';
import { foeOf } from '../shared/foes';

/**
 * Comes only by Dark Flare Knight. While damage is calculated it has the original ATK of its foe on top of its own; in the End
 * Phase of a turn in which it battled it is removed from play.
 */
export default monster(49217579, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  continuous: [
    stats((q, id) => itself(q, id) && q.damageStep === 'calculation' && foeOf(q) !== null, {
      atk: (q) => q.originalAtkNow(foeOf(q)!),
    }),
  ],
  notes: [{ on: 'battled', remembers: (q) => ({ turn: q.turn }) }],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      condition: (q) => q.data.turn === q.turn,
      *resolve(e) {
        if (e.selfIsThere) yield* banish(e, [e.self]);
      },
    }),
  ],
});
