import { forbids, tributesOfSummon, nothing, trap } from '../../../../engine/duel/api';

const MOST = 2;

/**
 * Activated with at most two monsters on each side. While it lies there a player who has two monsters Normal Summons no more,
 * unless Tributes make room; Sets, Flip Summons and Special Summons are free.
 */
export default trap(40172183, {
  activate: {
    ...nothing,
    condition: (q) => [q.player, q.opponent].every((player) => q.monstersOf(player).length <= MOST),
    rule: 'too-many-cards-on-field',
  },
  continuous: [
    forbids(
      'normalSummon',
      'number-limited',
      (q, { player, card, ownTributes }) =>
        card !== null && q.monstersOf(player).length - (ownTributes ?? tributesOfSummon(q, player, card)) >= MOST,
    ),
  ],
});
