import { attackCost, itself, monster, phaseTrigger, stats, summonTokens, tributeMonsters } from '../../../../engine/duel/api';
import { notesVictims } from '../shared/victims';

const INSECT_MONSTER_TOKEN = 900000002;

/**
 * Its attack costs another own monster as tribute. 200 ATK more for each face-up Insect on the field. In the End Phase of a turn
 * in which it destroyed a monster by battle it makes an Insect Monster Token in attack position.
 */
export default monster(91512835, {
  notes: [notesVictims],
  continuous: [
    stats(itself, { atk: (q) => 200 * q.faceUpMonsters().filter((id) => q.race(id) === 'Insect').length }),
    attackCost(tributeMonsters(1, (q, id) => id !== q.self)),
  ],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      condition: (q) => q.data.turn === q.turn,
      specialSummons: true,
      *resolve(e) {
        yield* summonTokens(e, INSECT_MONSTER_TOKEN, 1, 'attack');
      },
    }),
  ],
});
