import { chooseCards, maySpecialSummon, monster, specialSummon, type CardId, type Scope } from '../../../../engine/duel/api';
import { mayOn } from '../shared/summoned';

const DON_TURTLE = 3493978;
const others = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => q.isNamed(id, DON_TURTLE) && maySpecialSummon(q, id));

/** Normal or Flip Summoned, it may bring others of its name from the hand, as many as its player likes. */
export default monster(DON_TURTLE, {
  effects: mayOn(['summon', 'flipSummon'], {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    needsInHand: others,
    specialSummons: true,
    *resolve(e) {
      const max = e.freeMonsterZones(e.player);
      if (max === 0) return;
      yield* specialSummon(e, yield* chooseCards(e, { from: others(e), min: 1, max, prompt: 'specialSummon' }));
    },
  }),
});
