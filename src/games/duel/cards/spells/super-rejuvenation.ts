import { draw, linger, spell, type DuelEvent, type Effect } from '../../../../engine/duel/api';

/** What the opponent has tributed for something (Soul Exchange, Lava Golem), its player has not. */
const isOwnDragon = (e: Effect, { player, card, race, cause, byPlayer }: DuelEvent): boolean =>
  player === e.player && (cause === 'effect' || byPlayer !== e.opponent) && (race ?? e.facts(card!).race) === 'Dragon';

/**
 * In the End Phase of the turn: a card for each Dragon that its player has discarded or tributed in it, from hand or field. What
 * is tributed on the field is of the Type that it has there.
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
        const gone = e.recalled().filter(({ event }) => isOwnDragon(e, event));
        if (gone.length > 0) yield* draw(e, e.player, gone.length);
      },
    },
  },
});
