import { damage, trap } from '../../../../engine/duel/api';

/** With 30 or more cards in the own Graveyard: 3000 damage. */
export default trap(21466326, {
  activate: {
    condition: (q) => q.graveyardOf(q.player).length >= 30,
    rule: 'graveyard-too-small',
    affectsOnePlayer: true,
    *resolve(e) {
      yield* damage(e, e.opponent, 3000);
    },
  },
});
