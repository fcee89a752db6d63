import { forbids, isChosen, linger, mandatoryTrigger, monster, stats } from '../../../../engine/duel/api';

/** Cannot attack the player. Each monster that it destroys by battle costs it 200 ATK for good. */
export default monster(88472456, {
  continuous: [forbids('attackDirectly', 'never-attacks-directly', (q, { card }) => card === q.self)],
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => foe !== undefined && q.card(foe).battleDestroyed,
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'worn', { cards: [e.self] });
      },
    }),
  ],
  lingering: { worn: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: -200 })] } },
});
