import { chooseCard, maySpecialSummon, specialSummon, spell } from '../../../../engine/duel/api';

const PIECES = [33396948, 7902349, 8124921, 44519536, 70903634];
const EXODIA_NECROSS = 12600382;

/** With all five pieces of Exodia in the own Graveyard Exodia Necross comes from the hand. */
export default spell(33244944, {
  activate: {
    condition: (q) =>
      q.freeMonsterZones(q.player) > 0 && PIECES.every((piece) => q.graveyardOf(q.player).some((id) => q.isNamed(id, piece))),
    rule: 'graveyard-too-small',
    actsOn: (q) => q.handOf(q.player).filter((id) => q.isNamed(id, EXODIA_NECROSS) && maySpecialSummon(q, id, q.player, 'named')),
    specialSummons: true,
    *resolve(e) {
      const necross = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
      if (necross !== undefined) yield* specialSummon(e, [necross], { way: 'named' });
    },
  },
});
