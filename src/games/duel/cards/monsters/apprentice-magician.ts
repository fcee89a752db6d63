import { addCounters, mayGetCounter, monster, target } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';
import { recruitsAsItFalls } from '../shared/recruiter';

/**
 * However it is Summoned, it must give a Spell Counter to a card that can hold one; destroyed by battle, it recruits face-down,
 * wherever it goes.
 */
export default monster(9156135, {
  effects: [
    ...mustOn(['summon', 'flipSummon', 'specialSummon'], {
      targets: target((q) => q.cardsOnField().filter((id) => mayGetCounter(q, id))),
      *resolve(e) {
        yield* addCounters(e, e.targets);
      },
    }),
    recruitsAsItFalls((q, id) => q.race(id) === 'Spellcaster' && q.level(id) <= 2, ['set']),
  ],
});
