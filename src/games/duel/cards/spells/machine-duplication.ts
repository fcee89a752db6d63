import { chooseCards, maySpecialSummon, shuffleDeck, specialSummon, spell, target } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/**
 * Up to two more of the name of an own face-up Machine with 500 ATK or less come from the Deck, if it still lies there face-up.
 */
export default spell(63995093, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => ofType('Machine')(q, id) && q.atk(id) <= 500)),
    specialSummons: 'alone',
    *resolve(e) {
      const { target: model } = e;
      if (model === null || !e.isFaceUp(model)) return;
      const copies = e.deckOf(e.player).filter((id) => e.haveOneName(id, model) && maySpecialSummon(e, id));
      const max = Math.min(2, e.freeMonsterZones(e.player));
      yield* specialSummon(e, yield* chooseCards(e, { from: copies, min: 1, max, prompt: 'specialSummon' }));
      yield* shuffleDeck(e, e.player);
    },
  },
});
