import { gives, isChosen, linger, monster, phaseTrigger, stats } from '../../../../engine/duel/api';

/**
 * Comes only by A Deal with Dark Ruler. May attack each opposing monster once in a Battle Phase; each own End Phase costs it
 * 500 ATK.
 */
export default monster(85605684, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  continuous: [gives('attacksEveryMonster')],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'own',
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'rotten', { cards: [e.self] });
      },
    }),
  ],
  lingering: { rotten: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: -500 })] } },
});
