import { nothing, spell, stats } from '../../../../engine/duel/api';

/** In the own Battle Phase 200 ATK more for all own monsters. */
export default spell(10012614, {
  activate: nothing,
  continuous: [stats((q, id) => q.phase === 'battle' && q.isMyTurn && q.controls(q.player, id), { atk: 200 })],
});
