import { monster } from '../../../../engine/duel/api';
import { guardsFromSpells } from '../shared/guarding';

/** Guards the Warriors of its side: a Spell of either player that targets one is negated as it resolves, and destroyed. */
export default monster(38742075, {
  protection: {
    guard: guardsFromSpells((e, id) => e.controls(e.player, id) && e.isFaceUp(id) && e.race(id) === 'Warrior'),
  },
});
