import { attackedNow, attackerNow, noBattleDamageTo, nothing, spell, type Player, type Scope } from '../../../../engine/duel/api';

/** That player, while a Fairy of that side battles. */
const behindFairy = (q: Scope, player: Player): Player | undefined =>
  [attackerNow(q), attackedNow(q)].some((id) => id !== null && q.controls(player, id) && q.race(id) === 'Fairy')
    ? player
    : undefined;

/** A battle of a Fairy deals its own controller no damage: an effect on that player, also for a Fairy that is beyond Spells. */
export default spell(56433456, {
  activate: nothing,
  continuous: [noBattleDamageTo((q) => behindFairy(q, q.player)), noBattleDamageTo((q) => behindFairy(q, q.opponent))],
});
