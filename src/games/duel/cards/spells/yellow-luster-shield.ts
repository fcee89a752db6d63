import { nothing, spell, stats } from '../../../../engine/duel/api';

/** 300 DEF more for all own monsters. */
export default spell(4542651, { activate: nothing, continuous: [stats((q, id) => q.controls(q.player, id), { def: 300 })] });
