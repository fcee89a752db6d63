import type { Duel } from '../model/duel';
import type { DuelEvent } from '../model/event';
import type { CardId, Player, Zone } from '../model/vocabulary';
import type { Viewer } from './view';

/**
 * Cards that lie hidden and that the viewer has seen nevertheless: they came back to a hand or a Deck, were searched for, shown,
 * turned face-down again. Told by the log alone, which says of every move from which place to which it went; a card is lost
 * sight of where its pile, or the face-down monsters of its player, are shuffled.
 * @returns for each of them the line of the log that told it; some of them may lie open by now
 */
export function seenCards({ log }: Pick<Duel, 'log'>, viewer: Viewer): ReadonlyMap<CardId, number> {
  const seen = new Map<CardId, number>();
  const where = new Map<CardId, { readonly player: Player; readonly zone: Zone }>();
  log.forEach((event, line) => {
    if (event.verb === 'shuffle') forget(event.player, 'deck');
    else if (event.verb === 'mixed') forget(event.player, 'monster');
    else note(event, line);
  });
  return seen;

  function note(event: DuelEvent, line: number): void {
    const { card, to, from } = event;
    if (card === undefined) return;
    if (to !== undefined) where.set(card, { player: sideOf(event), zone: to });
    else if (from !== undefined && !where.has(card)) where.set(card, { player: event.player, zone: from });
    if (event.passcode !== undefined && (event.hidden !== true || viewer === event.player)) seen.set(card, line);
  }

  function forget(player: Player, zone: Zone): void {
    for (const card of seen.keys()) {
      const at = where.get(card);
      if (at?.player === player && at.zone === zone) seen.delete(card);
    }
  }
}

/** Whose side it went to: the place says it, where it has one. */
const sideOf = ({ toPlace, player }: DuelEvent): Player =>
  toPlace?.startsWith('0:') ? 0 : toPlace?.startsWith('1:') ? 1 : player;
