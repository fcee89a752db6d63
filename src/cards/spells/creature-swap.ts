import {
  chooseCard,
  forbids,
  isChosen,
  linger,
  mayChangeSides,
  spell,
  swapControl,
  type CardId,
  type Player,
  type Scope,
} from '../../engine/duel/api';

const swappable = (q: Scope, player: Player): CardId[] => q.monstersOf(player).filter((id) => mayChangeSides(q, id));
const bothHaveOne = (q: Scope): boolean => swappable(q, q.player).length > 0 && swappable(q, q.opponent).length > 0;

/** Each player picks an own monster on resolution and they change sides for good. The two keep their positions for the turn. */
export default spell(31036355, {
  activate: {
    condition: bothHaveOne,
    rule: 'no-monster-to-swap',
    *resolve(e) {
      if (!bothHaveOne(e)) return;
      const given = (yield* chooseCard(e, { from: swappable(e, e.player), prompt: 'swapControl' }))!;
      const taken = (yield* chooseCard(e, { player: e.opponent, from: swappable(e, e.opponent), prompt: 'swapControl' }))!;
      yield* swapControl(e, given, taken);
      yield* linger(e, 'keepPosition', { cards: [given, taken], until: 'endOfTurn' });
    },
  },
  lingering: {
    keepPosition: { parts: [forbids('changePosition', 'swapped-monster-keeps-position', (q, { card }) => isChosen(q, card))] },
  },
});
