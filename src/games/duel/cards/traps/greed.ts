import { damageBoth, isNormalDraw, nothing, phaseTrigger, trap, type Player, type Scope } from '../../../../engine/duel/api';

/** The cards that effects have made a player draw in this turn, since this card lies face-up. */
const drawn = (q: Scope, player: Player): number =>
  q.recalled().filter(({ event, moment }) => event.player === player && moment >= q.card(q.self).faceUpSince).length;

/** In the End Phase each player takes damage for each card that an effect has made that player draw in the turn. */
export default trap(89405199, {
  recalls: (event) => event.verb === 'draw' && !isNormalDraw(event),
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['spellTrap'],
      condition: (q) => drawn(q, q.player) + drawn(q, q.opponent) > 0,
      *resolve(e) {
        yield* damageBoth(e, (player) => 500 * drawn(e, player));
      },
    }),
  ],
});
