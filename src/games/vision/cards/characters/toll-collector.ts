import { at, character, damagePlayers, gainLife, inOwnTurn } from '../../../../engine/vision/api';

/** In its player's Maintenance Phase each player takes 1 damage at the start, and its player gains 1 life at the end. */
export default character(1022, {
  autos: [
    at('maintenanceStart', inOwnTurn, function* (e) {
      yield* damagePlayers(e, [e.player, e.opponent], 1);
    }),
    at('maintenanceEnd', inOwnTurn, function* (e) {
      yield* gainLife(e, e.player, 1);
    }),
  ],
});
