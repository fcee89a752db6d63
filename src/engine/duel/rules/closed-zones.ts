import type { Duel } from '../model/duel';
import type { Lingering, PlayerState } from '../model/duel-state';
import { NO_DATA } from '../model/data';
import { MONSTER_ZONES } from '../model/vocabulary';
import { closeZone, isFree, reopenZone } from '../model/zones';
import { isOnField } from './movement';

const closes = ({ pool }: Duel, { passcode, key }: Lingering): boolean =>
  pool.definition(passcode)?.lingering[key]?.closesZones === true;

/** The card lies there as it did when the zones were chosen. */
const stands = ({ state }: Duel, { card, data }: Lingering): boolean => {
  const source = state.cards[card]!;
  return source.arrival === data?.moment && isOnField(source) && source.faceUp && !source.leaving;
};

const sideOf = (duel: Duel, zone: number): PlayerState => duel.state.players[zone < MONSTER_ZONES ? 0 : 1];
const slotOf = (zone: number): number => zone % MONSTER_ZONES;

/**
 * Monster Zones that cards keep closed: those of the chosen ones that are empty, as long as the card lies there and is not
 * negated. What it no longer closes can be used again.
 */
export function keepZonesClosed(duel: Duel): void {
  const { state } = duel;
  if (!duel.index.closesZones || state.lingering.length === 0) return;
  state.lingering = state.lingering.flatMap((one) => {
    if (!closes(duel, one)) return [one];
    const { zones = [], closed = [] } = one.data ?? NO_DATA;
    const isThere = stands(duel, one);
    const applies = isThere && !duel.continuous.isNegated(one.card);
    const now = applies
      ? zones.filter((zone) => closed.includes(zone) || isFree(sideOf(duel, zone), 'monster', slotOf(zone)))
      : [];
    for (const zone of closed) if (!now.includes(zone)) reopenZone(sideOf(duel, zone), 'monster', slotOf(zone));
    for (const zone of now) if (!closed.includes(zone)) closeZone(sideOf(duel, zone), 'monster', slotOf(zone));
    if (!isThere) return [];
    return [
      now.length === closed.length && now.every((zone) => closed.includes(zone))
        ? one
        : { ...one, data: { ...one.data, closed: now } },
    ];
  });
}
