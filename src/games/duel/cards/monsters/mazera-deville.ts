import { discardAtRandom, mandatoryTrigger, monster, type Scope } from '../../../../engine/duel/api';
import { comesOfZeraUnder } from '../shared/zera';

const PANDEMONIUM = 94585852;
const hasPandemonium = (q: Scope): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, PANDEMONIUM));

/**
 * Comes only of a Warrior of Zera under Pandemonium; if that is the own one, three cards of the opponent's hand are discarded.
 */
export default monster(6133894, {
  summoning: comesOfZeraUnder(PANDEMONIUM),
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      when: hasPandemonium,
      *resolve(e) {
        if (hasPandemonium(e)) yield* discardAtRandom(e, e.opponent, 3);
      },
    }),
  ],
});
