import { chooseCard, forbids, ignition, maySpecialSummon, monster, specialSummon } from '../../../../engine/duel/api';

const LORD_OF_D = 17985575;
const DIVINE_DRAGON_RAGNAROK = 62113340;

/** The opponent cannot target Dragons on the field. Once per turn a Dragon comes from the hand. */
export default monster(13756293, {
  fusion: { materials: [LORD_OF_D, DIVINE_DRAGON_RAGNAROK] },
  continuous: [
    forbids(
      'target',
      'protected-from-targeting',
      (q, { player, card }) =>
        player === q.opponent &&
        card !== null &&
        q.card(card).zone === 'monster' &&
        q.isFaceUp(card) &&
        q.race(card) === 'Dragon',
    ),
  ],
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      actsOn: (q) => q.handOf(q.player).filter((id) => q.race(id) === 'Dragon' && maySpecialSummon(q, id)),
      specialSummons: true,
      *resolve(e) {
        const dragon = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
        if (dragon !== undefined) yield* specialSummon(e, [dragon]);
      },
    }),
  ],
});
