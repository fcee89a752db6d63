import { ignition, isChosen, linger, monster, stats, target, tributeSelf } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** Tributes itself: a face-up Fiend has 700 ATK and DEF more for as long as it stays face-up. */
export default monster(89258225, {
  effects: [
    ignition({
      costs: [tributeSelf],
      targets: target((q) => q.faceUpMonsters().filter((id) => id !== q.self && ofType('Fiend')(q, id))),
      *resolve(e) {
        yield* linger(e, 'stronger', { cards: e.targets });
      },
    }),
  ],
  lingering: { stronger: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: 700, def: 700 })] } },
});
