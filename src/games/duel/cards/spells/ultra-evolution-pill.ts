import { chooseCard, maySpecialSummon, specialSummon, spell, tributeMonsters } from '../../../../engine/duel/api';

/** For a tributed Reptile a Dinosaur comes from the hand. */
export default spell(22431243, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => q.race(id) === 'Reptile', { needsZone: true })],
    actsOn: (q) => q.handOf(q.player).filter((id) => q.race(id) === 'Dinosaur' && maySpecialSummon(q, id)),
    specialSummons: true,
    *resolve(e) {
      const dinosaur = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
      if (dinosaur !== undefined) yield* specialSummon(e, [dinosaur]);
    },
  },
});
