import { draw, spell } from '../../../../engine/duel/api';

/** With four or more own cards removed from play and an empty own Graveyard: two cards are drawn. */
export default spell(97439308, {
  activate: {
    draws: 'own',
    condition: (q) => q.banishedOf(q.player).length >= 4 && q.graveyardOf(q.player).length === 0,
    rule: 'too-few-removed',
    *resolve(e) {
      yield* draw(e, e.player, 2);
    },
  },
});
