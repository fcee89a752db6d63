import {
  chooseCard,
  levelInHand,
  linger,
  reveal,
  rollDie,
  sendToGraveyard,
  stats,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const shown = (q: Scope, card: CardId): boolean => q.lingering!.cards.some((one) => one.card === card);
const rolled = (q: Scope): number => q.data.amount!;

/**
 * A monster of the own hand is shown and a die rolled: with a 1 it goes to the Graveyard, otherwise the result is its Level
 * until the turn ends, wherever it goes.
 */
export default trap(84397023, {
  activate: {
    actsOn: (q) => q.handOf(q.player).filter((id) => q.isMonster(id)),
    *resolve(e) {
      const card = yield* chooseCard(e, { from: e.actedOn, prompt: 'choose' });
      if (card === undefined) return;
      yield* reveal(e, [card]);
      const amount = yield* rollDie(e);
      if (amount === 1) yield* sendToGraveyard(e, [card]);
      else yield* linger(e, 'converted', { cards: [card], data: { amount } });
    },
  },
  lingering: {
    converted: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [levelInHand(shown, rolled), stats(shown, { level: (q, id) => rolled(q) - q.facts(id).level! })],
    },
  },
});
