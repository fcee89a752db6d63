import { forbids, ignition, isChosen, linger, monster, stats, target } from '../../../../engine/duel/api';

/** Beside another own Beast it cannot be attacked. Once per turn it makes the DEF of an opposing face-up monster 0. */
export default monster(96501677, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card === q.self && q.faceUpMonstersOf(q.player).some((id) => id !== q.self && q.race(id) === 'Beast'),
    ),
  ],
  effects: [
    ignition({
      oncePerTurn: true,
      targets: target((q) => q.faceUpMonstersOf(q.opponent)),
      *resolve(e) {
        yield* linger(e, 'charmed', { cards: e.targets });
      },
    }),
  ],
  lingering: { charmed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { setDef: 0 })] } },
});
