import { banish, forbids, ignition, isChosen, linger, monster, target } from '../../engine/duel/api';
import { chaosProcedure } from '../shared/chaos';

/** Comes only by the chaos procedure. Once per own turn removes a face-up monster from play instead of attacking. */
export default monster(9596126, {
  specialSummonOnly: true,
  procedure: chaosProcedure,
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => q.card(q.self).turnAttacked !== q.turn,
      rule: 'not-after-attack',
      targets: target((q) => q.faceUpMonsters()),
      *resolve(e) {
        yield* linger(e, 'noAttack', { cards: [e.self], until: 'endOfTurn' });
        yield* banish(e, e.targets);
      },
    }),
  ],
  lingering: { noAttack: { parts: [forbids('attack', 'chose-removal-over-attack', (q, { card }) => isChosen(q, card))] } },
});
