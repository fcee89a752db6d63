import { itself, monster, stats } from '../../../../engine/duel/api';

/** 500 ATK more for each face-up Dragon of the opponent and each Dragon in the opponent's Graveyard. */
export default monster(78193831, {
  continuous: [
    stats(itself, {
      atk: (q) =>
        500 * [...q.faceUpMonstersOf(q.opponent), ...q.graveyardOf(q.opponent)].filter((id) => q.race(id) === 'Dragon').length,
    }),
  ],
});
