import {
  banishSelfFromGraveyard,
  chooseCard,
  maySpecialSummon,
  monster,
  optionalTrigger,
  shuffleDeck,
  specialSummon,
} from '../../../../engine/duel/api';

const PETEN_THE_DARK_CLOWN = 52624755;

/** Sent to the Graveyard from anywhere, it may be removed from play for another of its name from the hand or Deck. */
export default monster(PETEN_THE_DARK_CLOWN, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      costs: [banishSelfFromGraveyard],
      specialSummons: true,
      *resolve(e) {
        const next = yield* chooseCard(e, {
          from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
            (id) => e.isNamed(id, PETEN_THE_DARK_CLOWN) && maySpecialSummon(e, id),
          ),
          prompt: 'specialSummon',
        });
        if (next !== undefined) yield* specialSummon(e, [next]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
