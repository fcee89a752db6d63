import { maySpecialSummon, specialSummonForBoth, spell, type CardId, type Player, type Scope } from '../../../../engine/duel/api';

const buried = (q: Scope, player: Player): CardId[] =>
  q.freeMonsterZones(player) === 0
    ? []
    : q.graveyardOf(player).filter((id) => q.isMonster(id) && maySpecialSummon(q, id, player));

/** Each player targets a monster of the own Graveyard, and both come at the same time, face-down in Defense Position. */
export default spell(43434803, {
  activate: {
    targets: [
      { min: 1, max: 1, prompt: 'specialSummon', from: (q) => buried(q, q.player) },
      { min: 1, max: 1, prompt: 'specialSummon', from: (q) => buried(q, q.opponent), byOpponent: true },
    ],
    specialSummons: true,
    *resolve(e) {
      const of = (player: Player): readonly CardId[] => e.targets.filter((id) => e.card(id).owner === player);
      yield* specialSummonForBoth(
        e,
        [e.player, e.opponent].map((player) => ({ player, cards: of(player) })),
        { placements: ['set'] },
      );
    },
  },
});
