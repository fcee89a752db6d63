import { chooseCard, maySpecialSummon, shuffleDeck, specialSummon, spell, tributeMonsters } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/**
 * For a tribute an Insect of the own Deck comes whose Level is one higher, face-up in Attack Position or face-down (2005). It
 * may be activated whatever the Deck holds.
 */
export default spell(96965364, {
  activate: {
    costs: [tributeMonsters(1, undefined, { needsZone: true })],
    specialSummons: 'alone',
    *resolve(e) {
      const level = e.paidLevels[0]! + 1;
      const from = e.deckOf(e.player).filter((id) => ofType('Insect')(e, id) && e.level(id) === level && maySpecialSummon(e, id));
      const insect = yield* chooseCard(e, { from, prompt: 'specialSummon' });
      if (insect !== undefined) yield* specialSummon(e, [insect], { placements: ['attack', 'set'] });
      yield* shuffleDeck(e, e.player);
    },
  },
});
