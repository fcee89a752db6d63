import { destroyInHand, Effect, shuffleDeck, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const weakNewcomers = (q: Scope): CardId[] => q.justSummoned().filter((id) => q.atk(id) <= 2000);
/** Its ATK is looked at when it is targeted, and not again. */
const isTargeted = (q: Scope): boolean => q instanceof Effect && q.link.targets.length > 0;

/**
 * A monster with 2000 or less ATK has just been Summoned, by anybody: all cards of its name in the hand and Deck of its
 * controller are destroyed. It stays itself; turned face-down or gone by then it is no name any more.
 */
export default trap(1248895, {
  activate: {
    condition: (q) => weakNewcomers(q).length > 0,
    rule: 'summon-success-only',
    targets: target((q) => (isTargeted(q) ? q.justSummoned() : weakNewcomers(q))),
    *resolve(e) {
      const { target: newcomer } = e;
      if (newcomer === null || e.isFaceDown(newcomer)) return;
      const { controller } = e.card(newcomer);
      yield* destroyInHand(
        e,
        [...e.handOf(controller), ...e.deckOf(controller)].filter((id) => e.haveOneName(id, newcomer)),
      );
      yield* shuffleDeck(e, controller);
    },
  },
});
