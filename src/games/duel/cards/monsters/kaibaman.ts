import { chooseCard, ignition, maySpecialSummon, monster, specialSummon, tributeSelf } from '../../../../engine/duel/api';

const BLUE_EYES = 89631139;

/** Tributed, it brings Blue-Eyes White Dragon from the hand. */
export default monster(34627841, {
  effects: [
    ignition({
      costs: [tributeSelf],
      actsOn: (q) => q.handOf(q.player).filter((id) => q.isNamed(id, BLUE_EYES) && maySpecialSummon(q, id)),
      specialSummons: true,
      *resolve(e) {
        const dragon = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
        if (dragon !== undefined) yield* specialSummon(e, [dragon]);
      },
    }),
  ],
});
