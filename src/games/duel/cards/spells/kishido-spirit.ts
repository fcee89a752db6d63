import { attackedNow, attackerNow, gives, nothing, spell, type CardId, type Scope } from '../../../../engine/duel/api';

/** It battles a monster whose ATK is the same as its own. */
function meetsItsEqual(q: Scope, card: CardId): boolean {
  const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
  return (
    attacker !== null && attacked !== null && (card === attacker || card === attacked) && q.atk(attacker) === q.atk(attacked)
  );
}
/** Own monsters are not destroyed in a battle between equal ATK; one in defense position with less DEF neither. */
export default spell(60519422, {
  activate: nothing,
  continuous: [gives('notDestroyedByBattle', (q, card) => q.controls(q.player, card) && meetsItsEqual(q, card))],
});
