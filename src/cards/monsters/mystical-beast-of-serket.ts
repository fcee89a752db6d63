import { gives, isChosen, linger, mandatoryTrigger, monster, perishesWhile, stats } from '../../engine/duel/api';
import { ownTemples } from '../shared/temple';

/**
 * Destroyed at once while its controller has no face-up Temple of the Kings. Monsters that it destroys by battle are removed from
 * play instead of going to the Graveyard, and each gives it 500 ATK for good.
 */
export default monster(89194033, {
  continuous: [gives('banishesWhatItDestroys'), perishesWhile((q) => ownTemples(q).length === 0)],
  effects: [
    mandatoryTrigger({
      on: 'destroy',
      about: 'any',
      when: (q, event) => event.cause === 'battle' && event.by === q.self,
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'fed', { cards: [e.self], until: 'forever' });
      },
    }),
  ],
  lingering: { fed: { parts: [stats(isChosen, { atk: 500 })] } },
});
