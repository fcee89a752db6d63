import { chooseCard, forbids, isChosen, linger, spell, swapControl } from '../../engine/duel/api';

/** Each player picks an own monster on resolution and they change sides for good. The two keep their positions for the turn. */
export default spell(31036355, {
  activate: {
    condition: (q) => q.monstersOf(q.player).length > 0 && q.monstersOf(q.opponent).length > 0,
    rule: 'no-monster-to-swap',
    *resolve(e) {
      if (e.monstersOf(e.player).length === 0 || e.monstersOf(e.opponent).length === 0) return;
      const given = (yield* chooseCard(e, { from: e.monstersOf(e.player), prompt: 'swapControl' }))!;
      const taken = (yield* chooseCard(e, { player: e.opponent, from: e.monstersOf(e.opponent), prompt: 'swapControl' }))!;
      yield* swapControl(e, given, taken);
      yield* linger(e, 'keepPosition', { cards: [given, taken], until: 'endOfTurn' });
    },
  },
  lingering: {
    keepPosition: { parts: [forbids('changePosition', 'swapped-monster-keeps-position', (q, { card }) => isChosen(q, card))] },
  },
});
