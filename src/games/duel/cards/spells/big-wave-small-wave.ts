import {
  chooseCards,
  destroy,
  maySpecialSummon,
  offer,
  specialSummon,
  spell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { ofAttribute } from '../shared/kinds';

const isWater = ofAttribute('WATER');
const waves = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => isWater(q, id));

/** Destroys the own face-up WATER monsters; then up to as many of the hand may come. */
export default spell(51562916, {
  activate: {
    actsOn: waves,
    specialSummons: true,
    *resolve(e) {
      const { length } = yield* destroy(e, e.actedOn);
      const room = Math.min(length, e.freeMonsterZones(e.player));
      const heirs = e.handOf(e.player).filter((id) => e.isMonster(id) && isWater(e, id) && maySpecialSummon(e, id));
      if (room === 0 || !(yield* offer(e, heirs.length > 0, 'specialSummonOptional'))) return;
      yield* specialSummon(e, yield* chooseCards(e, { from: heirs, min: 1, max: room, prompt: 'specialSummon' }));
    },
  },
});
