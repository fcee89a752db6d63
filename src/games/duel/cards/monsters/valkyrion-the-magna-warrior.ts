import {
  chooseCards,
  ignition,
  mayBeTributed,
  maySpecialSummon,
  monster,
  specialSummon,
  tribute,
  tributeSelf,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const ALPHA = 99785935;
const BETA = 39256679;
const GAMMA = 11549357;
const PARTS = [ALPHA, BETA, GAMMA];

const parts = (q: Scope): CardId[] =>
  [...q.handOf(q.player), ...q.monstersOf(q.player)].filter(
    (id) => PARTS.some((name) => q.isNamed(id, name)) && mayBeTributed(q, id),
  );
/** One of each, and a zone for what they become. */
const areEnough = (q: Scope, cards: readonly CardId[]): boolean =>
  PARTS.every((name) => cards.some((id) => q.isNamed(id, name))) &&
  q.freeMonsterZones(q.player, cards.filter((id) => q.isOnField(id)).length) > 0;

/**
 * Comes first only for Alpha, Beta and Gamma, tributed from the hand or the own field. Tributed itself, it brings the three
 * back from the Graveyard: all of them or none.
 */
export default monster(75347539, {
  summoning: {
    specialOnly: true,
    procedure: {
      from: 'hand',
      freesZone: true,
      rule: 'cost-tribute',
      can: (q) => areEnough(q, parts(q)),
      *perform(e) {
        const fits = (cards: readonly CardId[]): boolean => areEnough(e, cards);
        yield* tribute(e, yield* chooseCards(e, { from: parts(e), min: 3, max: 3, prompt: 'tribute', fits }), 'procedure');
      },
    },
  },
  effects: [
    ignition({
      condition: (q) => q.freeMonsterZones(q.player, 1) >= 3,
      rule: 'no-monster-zone',
      costs: [tributeSelf],
      targets: PARTS.map((name) => ({
        min: 1,
        max: 1,
        prompt: 'specialSummon' as const,
        from: (q: Scope) => q.graveyardOf(q.player).filter((id) => q.isNamed(id, name) && maySpecialSummon(q, id)),
      })),
      specialSummons: true,
      *resolve(e) {
        if (e.targets.length === 3 && e.freeMonsterZones(e.player) >= 3) yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
