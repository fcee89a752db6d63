import { forbids, nothing, spell } from '../../../../engine/duel/api';

/** While no Spell lies in the Graveyard of its player nobody enters the Battle Phase. */
export default spell(60912752, {
  activate: nothing,
  continuous: [forbids('enterBattle', 'battle-phase-forbidden', (q) => !q.graveyardOf(q.player).some((id) => q.isSpell(id)))],
});
