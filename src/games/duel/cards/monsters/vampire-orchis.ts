import {
  chooseCard,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const DES_DENDLE = 12965761;
const dendles = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => q.isNamed(id, DES_DENDLE) && maySpecialSummon(q, id));

/** Normal Summoned, it may bring a Des Dendle from the hand. */
export default monster(46571052, {
  effects: [
    optionalTrigger({
      on: 'summon',
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      needsInHand: dendles,
      specialSummons: true,
      *resolve(e) {
        const dendle = yield* chooseCard(e, { from: dendles(e), prompt: 'specialSummon' });
        if (dendle !== undefined) yield* specialSummon(e, [dendle]);
      },
    }),
  ],
});
