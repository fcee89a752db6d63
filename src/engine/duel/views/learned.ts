import type { Learned } from '../../table/binding';
import type { Player } from '../model/vocabulary';
import type { EventView } from './view';

/** A card of a deck that everybody sees now, sent away by a cost or an effect. */
const isOffTheDeck = ({ verb, from, passcode }: EventView): boolean =>
  from === 'deck' && (verb === 'toGrave' || verb === 'banish') && passcode !== undefined;

/** Shown cards of the player's own hand and field are nothing new to that player (Confiscation, Crush Card Virus). */
const isNewTo = (player: Player, { player: owner, from }: EventView): boolean =>
  owner !== player || from === undefined || from === 'deck';

/**
 * What `player` has learned since line `since` of its log that was not known in the window. A drawn card counts once the
 * screen has shown it (`seen`: the newest line that its own view has shown); chance counts at once.
 */
export function learnedSince(log: readonly EventView[], player: Player, since: number, seen: number): Learned | null {
  for (const line of log) {
    if (line.number <= since) continue;
    if (line.verb === 'coin' || line.verb === 'dice') return 'random';
    if ((line.verb === 'reveal' && isNewTo(player, line)) || isOffTheDeck(line)) return 'hidden';
    if (line.player !== player || line.number > seen) continue;
    if (line.verb === 'draw') return 'draw';
    if (line.verb === 'toHand' && line.from === 'deck') return 'hidden';
  }
  return null;
}
