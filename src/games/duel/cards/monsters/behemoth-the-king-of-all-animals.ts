import {
  CAME,
  itself,
  monster,
  optionalTrigger,
  returnToHand,
  stats,
  wasTributeSummoned,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const tributes = (q: Scope): number => q.card(q.self).madeOf?.length ?? 0;
const byLevel = (q: Scope): boolean => (q.card(q.self).came & CAME.byLevel) !== 0;
const beasts = (q: Scope): CardId[] => q.graveyardOf(q.player).filter((id) => q.race(id) === 'Beast');

/**
 * One tribute will do: its original ATK is then 2000, unless one was enough for its Level, or stood for two.
 * Tribute Summoned, it may bring back as many Beasts as were tributed.
 */
export default monster(22996376, {
  summoning: { alsoWith: { tributes: 1, set: true } },
  continuous: [stats(itself, { originalAtk: (q) => (tributes(q) === 1 && !byLevel(q) ? 2000 : undefined) })],
  effects: [
    optionalTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      condition: (q) => beasts(q).length >= tributes(q),
      targets: [
        { min: 1, max: 2, atMost: tributes, prompt: 'target', from: beasts, fits: (q, cards) => cards.length === tributes(q) },
      ],
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
