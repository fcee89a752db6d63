import {
  chooseCard,
  forbids,
  isChosen,
  isWithinReach,
  linger,
  mayChangeSides,
  spell,
  swapControl,
  type CardId,
  type Player,
  type Scope,
} from '../../../../engine/duel/api';

const swappable = (q: Scope, player: Player): CardId[] => q.monstersOf(player).filter((id) => mayChangeSides(q, id));
const bothHaveOne = (q: Scope): boolean => swappable(q, q.player).length > 0 && swappable(q, q.opponent).length > 0;

/** Each player picks an own monster on resolution and they change sides for good. The two keep their positions for the turn. */
export default spell(31036355, {
  activate: {
    condition: bothHaveOne,
    rule: 'no-monster-to-swap',
    *resolve(e) {
      const [own, theirs] = [swappable(e, e.player), swappable(e, e.opponent)].map((of) =>
        of.filter((id) => isWithinReach(e, id)),
      );
      if (own!.length === 0 || theirs!.length === 0) return;
      const given = (yield* chooseCard(e, { from: own!, prompt: 'swapControl' }))!;
      const taken = (yield* chooseCard(e, { player: e.opponent, from: theirs!, prompt: 'swapControl' }))!;
      if (yield* swapControl(e, given, taken)) yield* linger(e, 'keepPosition', { cards: [given, taken] });
    },
  },
  lingering: {
    keepPosition: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('changePosition', 'swapped-monster-keeps-position', (q, { card }) => isChosen(q, card))],
    },
  },
});
