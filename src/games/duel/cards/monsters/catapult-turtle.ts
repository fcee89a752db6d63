import { damage, halfDamage, ignition, monster, tributeMonsters } from '../../../../engine/duel/api';

/** A monster as tribute, itself if wanted, costs the opponent half of the ATK that it had; as often as wanted. */
export default monster(95727991, {
  effects: [
    ignition({
      costs: [tributeMonsters(1)],
      *resolve(e) {
        yield* damage(e, e.opponent, halfDamage(e.paidAtk));
      },
    }),
  ],
});
