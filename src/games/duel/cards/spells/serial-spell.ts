import { isAboveCardActivation, discardHand, linkBelow, repeatEffect, spell } from '../../../../engine/duel/api';

/** In answer to an own Normal Spell, for the whole hand: it does the same, first, with targets of its own. */
export default spell(49398568, {
  activate: {
    condition: (q) =>
      q.respondingTo?.player === q.player &&
      isAboveCardActivation(q, ['spell']) &&
      q.facts(q.respondingTo.card).subtype === 'normal',
    rule: 'answers-what-its-text-names',
    costs: [discardHand],
    uses: (e) => [linkBelow(e)].filter((link) => link !== undefined),
    *resolve(e) {
      const spellBelow = linkBelow(e);
      if (spellBelow !== undefined) yield* repeatEffect(e, spellBelow);
    },
  },
});
