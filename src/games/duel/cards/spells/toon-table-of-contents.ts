import { search, spell } from '../../../../engine/duel/api';

/** Searches for a card with トゥーン in its Japanese name: the Toons, Toon World, and Manga Ryu-Ran. */
export default spell(89997728, {
  activate: {
    *resolve(e) {
      yield* search(e, (id) => e.facts(id).ja.includes('トゥーン'));
    },
  },
});
