import type { Player, Zone } from '../../../engine/duel';
import { partsOf, type Place } from '../../../engine/table';

const LETTERS: ReadonlyMap<string, string> = new Map<Zone, string>([
  ['monster', 'M'],
  ['spellTrap', 'S'],
  ['pendulum', 'P'],
  ['field', 'F'],
  ['hand', 'H'],
  ['deck', 'D'],
  ['fusionDeck', 'E'],
  ['graveyard', 'G'],
  ['banished', 'X'],
]);
const NUMBERED: ReadonlySet<string> = new Set<Zone>(['monster', 'spellTrap', 'pendulum']);

/**
 * A place in one or two signs: `M1` to `M5` and `S1` to `S5` for the zones, `P1` and `P2` for Pendulum Zones, `F` field, `H`
 * hand, `D` Deck, `E` Fusion Deck, `G` Graveyard, `X` banished, `*` nowhere (a token). On the side of the other player with that
 * player's name before it: `Aya.M2`.
 */
export function shortPlace(place: Place, of: Player, names: readonly [string, string]): string {
  const { seat, zone, index } = partsOf(place);
  const letter = LETTERS.get(zone);
  if (letter === undefined) return '*';
  const short = NUMBERED.has(zone) ? `${letter}${index + 1}` : letter;
  return seat === of ? short : `${names[seat]}.${short}`;
}
