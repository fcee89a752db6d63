import {
  chooseCard,
  dealtBattleDamageDirectly,
  discardAtRandom,
  mandatoryTrigger,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const ZOMBIE_TIGER = 47693640;
const tigers = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => q.isNamed(id, ZOMBIE_TIGER) && maySpecialSummon(q, id));

/** Normal Summoned, it may bring a Zombie Tiger from the hand. Its direct attack costs the opponent a random card. */
export default monster(10209545, {
  effects: [
    optionalTrigger({
      on: 'summon',
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      needsInHand: tigers,
      specialSummons: true,
      *resolve(e) {
        const tiger = yield* chooseCard(e, { from: tigers(e), prompt: 'specialSummon' });
        if (tiger !== undefined) yield* specialSummon(e, [tiger]);
      },
    }),
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamageDirectly,
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
