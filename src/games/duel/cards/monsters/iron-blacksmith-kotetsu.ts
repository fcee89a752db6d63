import { flip, monster, search } from '../../../../engine/duel/api';

/** Flip: searches for an Equip Spell. */
export default monster(73431236, {
  effects: [
    flip({
      *resolve(e) {
        yield* search(e, (id) => e.isSpell(id) && e.facts(id).subtype === 'equip');
      },
    }),
  ],
});
