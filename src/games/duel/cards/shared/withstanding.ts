import { gives, type CardId, type ContinuousPart, type Scope } from '../../../../engine/duel/api';
import { foeOf } from './foes';

/** A battle with such a monster does not destroy it. Battle damage is as usual. */
export const withstands = (such: (q: Scope, foe: CardId) => boolean): ContinuousPart =>
  gives('notDestroyedByBattle', (q, card) => {
    const foe = card === q.self ? foeOf(q) : null;
    return foe !== null && such(q, foe);
  });
