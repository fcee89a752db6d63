import { attackedNow, gives, isChosen, linger, trap, type CardId, type Player, type Scope } from '../../../../engine/duel/api';

const FIVE = [76922029, 6967870, 61587183, 48768179, 74153887] as const;
const isOne = (q: Scope, card: CardId): boolean => FIVE.some((name) => q.isNamed(card, name));
const five = (q: Scope, player: Player): CardId[] => q.faceUpMonstersOf(player).filter((id) => isOne(q, id));

/** With all five Dark Scorpions, each may attack directly in this turn, for 400 points of battle damage. */
export default trap(20858318, {
  activate: {
    condition: (q) => FIVE.every((name) => q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, name))),
    rule: 'card-condition',
    *resolve(e) {
      yield* linger(e, 'together', { cards: five(e, e.player) });
    },
  },
  lingering: {
    together: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        gives('attacksDirectly', isChosen),
        { kind: 'battleDamage', of: (q, { by }) => isChosen(q, by) && attackedNow(q) === null, amount: () => 400 },
      ],
    },
  },
});
