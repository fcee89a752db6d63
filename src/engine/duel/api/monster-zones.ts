import type { Action } from '../model/effect';
import type { Effect } from '../model/scope';
import type { Scope } from '../model/scope';
import { MONSTER_ZONES, type Player } from '../model/vocabulary';
import { closeZone, isFree, reopenZone } from '../model/zones';
import { linger } from './lasting';
import { settle } from './reach';

/** Keeps an empty Monster Zone from being used, or frees it again. */
export function* lockMonsterZone(e: Effect, player: Player, zone: number, locked: boolean): Action {
  const side = e.duel.state.players[player];
  if (!locked) reopenZone(side, 'monster', zone);
  else if (isFree(side, 'monster', zone)) closeZone(side, 'monster', zone);
}

/** The Monster Zones of these players that are free, each as 5 × its player and its number. */
export const freeMonsterZonesOf = (q: Scope, ...players: readonly Player[]): number[] =>
  players.flatMap((player) =>
    Array.from({ length: MONSTER_ZONES }, (_, zone) => zone)
      .filter((zone) => isFree(q.duel.state.players[player], 'monster', zone))
      .map((zone) => MONSTER_ZONES * player + zone),
  );

/** Keeps these Monster Zones from being used for as long as this card lies there face-up: by its lasting effect `key`. */
export function* closeMonsterZones(e: Effect, key: string, zones: readonly number[]): Action {
  yield* linger(e, key, { data: { moment: e.card(e.self).arrival, zones } });
  settle(e.duel);
}
