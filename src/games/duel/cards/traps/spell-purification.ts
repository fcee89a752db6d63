import { destroy, discardCards, trap } from '../../../../engine/duel/api';

/** For a discard all face-up Continuous Spells are destroyed, on both sides. */
export default trap(1669772, {
  activate: {
    costs: [discardCards(1)],
    actsOn: (q) => q.spellsTraps().filter((id) => q.isFaceUp(id) && q.isSpell(id) && q.facts(id).subtype === 'continuous'),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
