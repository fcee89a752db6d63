import { allows, nothing, spell } from '../../../../engine/duel/api';

/** Its player pays no Life Points for the activation of Spell Cards. */
export default spell(4259068, {
  activate: nothing,
  continuous: [allows('spellsWithoutLifePoints', (q, player) => player === q.player)],
});
