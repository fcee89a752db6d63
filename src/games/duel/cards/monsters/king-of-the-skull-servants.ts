import {
  banishesFieldInstead,
  banishFromGraveyard,
  destroyedByBattle,
  itself,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  stats,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const KING_OF_THE_SKULL_SERVANTS = 36021814;
const SKULL_SERVANT = 32274490;
const isServant = (q: Scope, id: CardId): boolean => q.isNamed(id, SKULL_SERVANT) || q.isNamed(id, KING_OF_THE_SKULL_SERVANTS);

/**
 * Its original ATK is 1000 for each Skull Servant and King of them in the own Graveyard. Destroyed by battle, it may come
 * back for another one of these, removed from play.
 */
export default monster(KING_OF_THE_SKULL_SERVANTS, {
  continuous: [stats(itself, { originalAtk: (q) => 1000 * q.graveyardOf(q.player).filter((id) => isServant(q, id)).length })],
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      condition: (q) => (q.freeMonsterZones(q.player) > 0 || banishesFieldInstead(q)) && maySpecialSummon(q, q.self),
      costs: [banishFromGraveyard(1, (q, id) => id !== q.self && isServant(q, id))],
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
