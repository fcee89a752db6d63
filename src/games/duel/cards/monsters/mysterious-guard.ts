import { chooseCard, flip, monster, putOnTopOfDeck, returnToHand, type Scope } from '../../../../engine/duel/api';

const hasWarrior = (q: Scope): boolean => q.faceUpMonstersOf(q.player).some((id) => q.race(id) === 'Warrior');

/**
 * Flip: a face-up monster goes on top of its owner's Deck. With an own face-up Warrior, then and on resolution, a second one
 * may be named: one of the two goes to the Deck, the other to the hand.
 */
export default monster(1347977, {
  effects: [
    flip({
      targets: [{ min: 1, max: 2, prompt: 'target', from: (q) => q.faceUpMonsters(), atMost: (q) => (hasWarrior(q) ? 2 : 1) }],
      *resolve(e) {
        const named = e.targets.filter((id) => e.isFaceUp(id));
        const stacked = yield* chooseCard(e, { from: named, prompt: 'toDeck' });
        const other = hasWarrior(e) ? named.filter((id) => id !== stacked) : [];
        if (stacked !== undefined) yield* putOnTopOfDeck(e, [stacked]);
        yield* returnToHand(e, other);
      },
    }),
  ],
});
