import { isChosen, linger, monster, phaseTrigger, stats, target } from '../../../../engine/duel/api';

/** In each own Standby Phase a face-up opposing monster loses 500 ATK for that turn. It must take one if there is any. */
export default monster(73574678, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      targets: target((q) => q.faceUpMonstersOf(q.opponent)),
      *resolve(e) {
        yield* linger(e, 'dazed', { cards: e.targets });
      },
    }),
  ],
  lingering: { dazed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: -500 })] } },
});
