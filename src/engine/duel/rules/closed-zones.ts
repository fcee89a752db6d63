import type { Duel } from '../model/duel';
import type { Lingering, PlayerState } from '../model/duel-state';
import { NO_DATA } from '../model/data';
import { MONSTER_ZONES, type CardId } from '../model/vocabulary';
import { closeZone, isFree, reopenZone } from '../model/zones';
import { isOnField } from './movement';

const closes = ({ pool }: Duel, { passcode, key }: Lingering): boolean =>
  pool.definition(passcode)?.lingering[key]?.closesZones === true;

/** The card lies there as it did when the zones were chosen. */
const stands = ({ state }: Duel, { card, data }: Lingering): boolean => {
  const source = state.cards[card]!;
  return source.arrival === data?.moment && isOnField(source) && source.faceUp && !source.leaving;
};

const applies = (duel: Duel, one: Lingering): boolean => stands(duel, one) && !duel.continuous.isNegated(one.card);

const sideOf = (duel: Duel, zone: number): PlayerState => duel.state.players[zone < MONSTER_ZONES ? 0 : 1];
const slotOf = (zone: number): number => zone % MONSTER_ZONES;

/**
 * The monster lies in a zone that is closed as soon as it has gone: it came while what closes the zone was negated. So it leaves
 * none for another one.
 */
export function closesBehind(duel: Duel, monster: CardId): boolean {
  const { state } = duel;
  if (!duel.index.closesZones) return false;
  const { controller, slot, zone: where } = state.cards[monster]!;
  if (where !== 'monster') return false;
  const zone = controller * MONSTER_ZONES + slot!;
  return state.lingering.some((one) => closes(duel, one) && applies(duel, one) && one.data?.zones?.includes(zone) === true);
}

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
    const now = applies(duel, one)
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
