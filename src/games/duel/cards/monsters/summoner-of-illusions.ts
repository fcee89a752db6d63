import {
  chooseCard,
  flip,
  isFusionMonster,
  linger,
  maySpecialSummon,
  monster,
  specialSummon,
  tributeMonsters,
} from '../../../../engine/duel/api';
import { fleeting } from '../shared/fleeting';

/**
 * Flip: for another own monster as a tribute a Fusion Monster comes from the Fusion Deck; it is destroyed when the turn ends.
 */
export default monster(14644902, {
  effects: [
    flip({
      condition: (q) => q.fusionDeckOf(q.player).length > 0,
      costs: [tributeMonsters(1, (q, id) => id !== q.self, { needsZone: true })],
      specialSummons: true,
      *resolve(e) {
        const fusions = e
          .fusionDeckOf(e.player)
          .filter((id) => isFusionMonster(e, id) && maySpecialSummon(e, id, e.player, 'pastLimit'));
        const fusion = yield* chooseCard(e, { from: fusions, prompt: 'specialSummon' });
        const come = fusion === undefined ? [] : yield* specialSummon(e, [fusion], { way: 'pastLimit' });
        if (come.length > 0) yield* linger(e, 'illusion', { cards: come });
      },
    }),
  ],
  lingering: { illusion: fleeting },
});
