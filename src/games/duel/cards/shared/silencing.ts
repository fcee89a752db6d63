import { gives, itself, type CardId, type Scope } from '../../../../engine/duel/api';

/** What it destroys by battle has no effect, as long as that holds, unless the same battle has destroyed it too. */
export const negatesItsVictims = (when: (q: Scope, id: CardId) => boolean = itself) =>
  gives('negatesDestroyed', (q, id) => when(q, id) && !q.card(id).battleDestroyed);
