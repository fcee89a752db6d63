import { chooseCard, sendFieldCard, shuffleDeck, specialSummon, spell } from '../../../../engine/duel/api';
import { isNamedBy, namesOthers } from '../shared/levels';

/**
 * Sends a monster with a level in its name away, and brings one that its text names, in whatever way that one must come: the
 * level above, or below. What that monster has by its own kin's effect it does not have this way.
 */
export default spell(25290459, {
  activate: {
    costs: [sendFieldCard((q) => q.faceUpMonstersOf(q.player).filter((id) => namesOthers(q, id)))],
    specialSummons: 'alone',
    *resolve(e) {
      const [sent] = e.paid;
      if (sent === undefined) return;
      const named = yield* chooseCard(e, {
        from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter((id) => isNamedBy(e, sent, id)),
        prompt: 'specialSummon',
      });
      if (named !== undefined) yield* specialSummon(e, [named], { way: 'anyhow' });
      yield* shuffleDeck(e, e.player);
    },
  },
});
