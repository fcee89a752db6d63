import {
  addCounters,
  chooseCard,
  freeToMove,
  ignition,
  maySpecialSummon,
  monster,
  shuffleDeck,
  specialSummon,
  tributeSelf,
  type CardCode,
} from '../../../../engine/duel/api';

/** Gets a Spell Counter whenever a Spell Card that was activated while it was face-up has resolved; it holds `most` of them. */
export const countsSpells = (most = Infinity) =>
  ({
    holdsCounters: most,
    atOnce: {
      *onResolved(e, link) {
        if (e.kindOfLink(link) === 'spell' && e.isCardActivation(link)) yield* addCounters(e, [e.self]);
      },
    },
  }) satisfies Partial<CardCode>;

/** Holds three counters, with which it may be tributed for the monster of that name in the own hand, Deck or Graveyard. */
export const callsByCounters = (passcode: number, name: number) =>
  monster(passcode, {
    ...countsSpells(3),
    effects: [
      ignition({
        condition: (q) => q.card(q.self).counters === 3,
        rule: 'cost-counter',
        costs: [tributeSelf],
        specialSummons: 'alone',
        *resolve(e) {
          const places = [...e.handOf(e.player), ...e.deckOf(e.player), ...e.graveyardOf(e.player)];
          const called = yield* chooseCard(e, {
            from: freeToMove(
              e,
              places.filter((id) => e.isNamed(id, name) && maySpecialSummon(e, id)),
            ),
            prompt: 'specialSummon',
          });
          if (called !== undefined) yield* specialSummon(e, [called]);
          yield* shuffleDeck(e, e.player);
        },
      }),
    ],
  });
