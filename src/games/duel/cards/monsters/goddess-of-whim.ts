import { callCoin, ignition, isChosen, linger, monster, stats } from '../../../../engine/duel/api';

/** Once per turn a coin is called and tossed. Right: its ATK is doubled for the turn; wrong: halved. */
export default monster(67959180, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        const change = (yield* callCoin(e)) ? 'doubled' : 'halved';
        if (e.selfIsThere) yield* linger(e, change, { cards: [e.self] });
      },
    }),
  ],
  lingering: {
    doubled: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atkTimes: 2 })] },
    halved: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atkTimes: 0.5 })] },
  },
});
