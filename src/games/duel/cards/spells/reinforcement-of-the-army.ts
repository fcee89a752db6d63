import { search, spell } from '../../../../engine/duel/api';

/** Searches for a Warrior of Level 4 or lower. */
export default spell(32807846, {
  activate: {
    *resolve(e) {
      yield* search(e, (id) => e.race(id) === 'Warrior' && e.facts(id).level! <= 4);
    },
  },
});
