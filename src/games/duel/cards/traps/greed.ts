import { damageBoth, isNormalDraw, phaseTrigger, remember, trap, type Player, type Scope } from '../../../../engine/duel/api';

/** Draws count from its resolution on or, if it was negated then, from its turning up. */
const countsFrom = (q: Scope): number => q.data.moment ?? q.card(q.self).faceUpSince;

/** The cards that effects have made a player draw in this turn since then. */
const drawn = (q: Scope, player: Player): number =>
  q.recalled().filter(({ event, moment }) => event.player === player && moment > countsFrom(q)).length;

/** In the End Phase each player takes damage for each card that an effect has made that player draw in the turn. */
export default trap(89405199, {
  recalls: (event) => event.verb === 'draw' && !isNormalDraw(event),
  activate: {
    *resolve(e) {
      yield* remember(e, { moment: e.now });
    },
  },
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['spellTrap'],
      condition: (q) => drawn(q, q.player) + drawn(q, q.opponent) > 0,
      hurts: (q) => [q.player, q.opponent].filter((player) => drawn(q, player) > 0),
      *resolve(e) {
        yield* damageBoth(e, (player) => 500 * drawn(e, player));
      },
    }),
  ],
});
