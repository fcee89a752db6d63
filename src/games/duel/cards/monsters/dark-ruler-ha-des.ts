import { gives, monster } from '../../../../engine/duel/api';

/** What the Fiends of its controller destroy by battle has no effect. It does not come back from the Graveyard. */
export default monster(53982768, {
  summoning: { notFrom: 'graveyard' },
  continuous: [gives('negatesDestroyed', (q, card) => q.controls(q.player, card) && q.race(card) === 'Fiend')],
});
