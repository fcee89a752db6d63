import { attackerNow, forbids, type ContinuousPart } from '../../../../engine/duel/api';

/** While it attacks, until the Damage Step ends, the opponent can activate no Spell or Trap Cards. */
export const noCardsWhileItAttacks: ContinuousPart = forbids(
  'activateCard',
  'locked-while-it-attacks',
  (q, { player, card, asSpell }) =>
    player === q.opponent && attackerNow(q) === q.self && card !== null && (asSpell === true || !q.isMonster(card)),
);
