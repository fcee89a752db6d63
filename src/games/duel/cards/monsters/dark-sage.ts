import { mandatoryTrigger, monster, search } from '../../../../engine/duel/api';

const TIME_WIZARD = 71625222;

/** Comes only by Time Wizard, for a Dark Magician tributed. So brought, it takes a Spell from the Deck to the hand. */
export default monster(92377303, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      when: (q) => q.card(q.self).broughtBy === TIME_WIZARD,
      *resolve(e) {
        yield* search(e, (id) => e.isSpell(id));
      },
    }),
  ],
});
