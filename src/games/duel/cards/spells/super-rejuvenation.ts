import { draw, linger, spell } from '../../../../engine/duel/api';

/**
 * In the End Phase of the turn: a card for each Dragon that its player has discarded or tributed in it, from hand or field.
 */
export default spell(27770341, {
  recalls: ({ how, from }) => (how === 'discarded' || how === 'tributed') && (from === 'hand' || from === 'monster'),
  activate: {
    affectsOnePlayer: true,
    *resolve(e) {
      yield* linger(e, 'draws');
    },
  },
  lingering: {
    draws: {
      until: 'endPhase',
      *atEnd(e) {
        const gone = e.recalled().filter(({ event }) => event.player === e.player && e.facts(event.card!).race === 'Dragon');
        if (gone.length > 0) yield* draw(e, e.player, gone.length);
      },
    },
  },
});
