import { monster, offer, replaceNormalDraw, search, upkeep, type CardId } from '../../../../engine/duel/api';
import { undoesSpells } from '../shared/beyond-spells';

/**
 * A Spell that targets it is negated and destroyed, without a chain. Before the normal draw its controller may search the deck
 * for a Warrior of Level 4 or lower instead of drawing.
 */
export default monster(49681811, {
  ...undoesSpells,
  upkeeps: [
    upkeep({
      phase: 'draw',
      whose: 'own',
      insteadOfDraw: true,
      *run(e) {
        const fits = (id: CardId): boolean => e.race(id) === 'Warrior' && e.facts(id).level! <= 4;
        if (!(yield* offer(e, e.deckOf(e.player).some(fits)))) return;
        yield* search(e, fits);
        yield* replaceNormalDraw(e);
      },
    }),
  ],
});
