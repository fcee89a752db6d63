import { destroy, isChosen, linger, spell, stats, target } from '../../../../engine/duel/api';

/** A Beast or Beast-Warrior has the DEF that it has now as more ATK, and is destroyed in the End Phase. */
export default spell(61166988, {
  activate: {
    targets: target((q) => q.faceUpMonsters().filter((id) => q.race(id) === 'Beast' || q.race(id) === 'Beast-Warrior')),
    *resolve(e) {
      const { target: beast } = e;
      if (beast !== null && e.isFaceUp(beast)) yield* linger(e, 'wild', { cards: [beast], data: { amount: e.def(beast) } });
    },
  },
  lingering: {
    wild: {
      until: 'endPhase',
      about: 'cards',
      parts: [stats(isChosen, { atk: (q) => q.data.amount! })],
      *atEnd(e) {
        const beasts = e.lingering!.cards.filter(({ card, arrival }) => e.card(card).arrival === arrival);
        yield* destroy(
          e,
          beasts.map(({ card }) => card),
        );
      },
    },
  },
});
