import {
  maySpecialSummon,
  monster,
  optionalTrigger,
  perishesWhile,
  specialSummon,
  target,
  wasTributeSummoned,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const CHIEF = 62473983;
const others = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => id !== q.self && q.isNamed(id, CHIEF));
const isOlder = (q: Scope, id: CardId): boolean => q.card(id).faceUpSince < q.card(q.self).faceUpSince;

/**
 * One alone on a side. Necrovalley leaves the Graveyard of its controller open. Tribute Summoned, it may bring a Gravekeeper's
 * monster back from there.
 */
export default monster(CHIEF, {
  summoning: { needs: { of: 'any', rule: 'only-one-of-it', can: (q) => others(q).length === 0 } },
  continuous: [perishesWhile((q) => others(q).some((id) => isOlder(q, id)))],
  effects: [
    optionalTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      targets: target((q) =>
        q.graveyardOf(q.player).filter((id) => q.facts(id).en.startsWith("Gravekeeper's ") && maySpecialSummon(q, id)),
      ),
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
