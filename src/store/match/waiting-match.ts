import { literal, object, optional, picklist, safeParse, tuple } from 'valibot';
import type { Match } from '../../match';
import { savedMatch } from '../keeping/saved-match';
import type { MatchTable } from '../desk/match-duel';
import { PRIORITY_MODES } from '../seats';
import { SECRECIES } from '../running/secrecy';
import { SITTERS } from '../running/sitter';
import { name, word } from '../storage/limits';
import { clearShelf, readShelf, WAITING_MATCH, writeShelf } from '../storage/shelf';

/** A match whose first duel has not begun: there is no duel yet that it could be kept with. */
export interface WaitingMatch extends MatchTable {
  readonly match: Match;
}

const seat = object({ name, deck: word });
const mode = picklist(PRIORITY_MODES);
const sitter = picklist(SITTERS);
const schema = object({
  format: literal('kusari-match'),
  version: literal(1),
  seats: tuple([seat, seat]),
  modes: tuple([mode, mode]),
  secrecy: optional(picklist(SECRECIES)),
  sitters: optional(tuple([sitter, sitter])),
  match: savedMatch,
});

export function keepWaiting(waiting: WaitingMatch): void {
  writeShelf(WAITING_MATCH, JSON.stringify({ format: 'kusari-match', version: 1, ...waiting }));
}

export const forgetWaiting = (): void => clearShelf(WAITING_MATCH);

/**
 * The match that waited when the page was closed; null when there was none. Nothing has been played in it, so one that cannot be
 * read is no loss.
 */
export function keptWaiting(): WaitingMatch | null {
  try {
    const parsed = safeParse(schema, JSON.parse(readShelf(WAITING_MATCH) ?? 'null'));
    return parsed.success && parsed.output.match.stage.kind === 'preparing' ? parsed.output : null;
  } catch {
    return null;
  }
}
