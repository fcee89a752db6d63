import {
  fromField,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  type ActivatedEffect,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const MOKEY_MOKEY = 27288416;
const fallen = (q: Scope): CardId[] =>
  q.graveyardOf(q.player).filter((id) => q.isNamed(id, MOKEY_MOKEY) && maySpecialSummon(q, id));

const leaves = (on: 'toGrave' | 'banish' | 'toHand' | 'toDeck', from: 'graveyard' | 'banished' | 'fusionDeck'): ActivatedEffect =>
  optionalTrigger({
    on,
    from: [from],
    when: fromField,
    condition: (q) => q.freeMonsterZones(q.player) > 0 && fallen(q).length > 0,
    specialSummons: true,
    *resolve(e) {
      yield* specialSummon(e, fallen(e));
    },
  });

/** Wherever it goes from the field, as many Mokey Mokey as there is room for may come back from the Graveyard. */
export default monster(13803864, {
  fusion: { materials: [MOKEY_MOKEY, MOKEY_MOKEY, MOKEY_MOKEY] },
  effects: [
    leaves('toGrave', 'graveyard'),
    leaves('banish', 'banished'),
    leaves('toHand', 'fusionDeck'),
    leaves('toDeck', 'fusionDeck'),
  ],
});
