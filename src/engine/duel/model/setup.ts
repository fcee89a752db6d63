import type { ProfileId } from './profile';
import type { Player } from './vocabulary';

/** A deck as a list of passcodes, top first. */
export interface DeckList {
  readonly main: readonly number[];
  readonly fusion?: readonly number[];
  readonly side?: readonly number[];
}

/** All that fixes a duel besides the answers. */
export interface DuelSetup {
  readonly profile: ProfileId;
  readonly seed: string;
  readonly decks: readonly [DeckList, DeckList];
  readonly lifePoints?: number;
  /** Given: this player begins, without rock-paper-scissors and choice. */
  readonly first?: Player;
  /** Given: this player is asked who goes first, without rock-paper-scissors (R066: the loser of the previous duel). */
  readonly chooser?: Player;
  /**
   * Given: both decks are shuffled before anything else, and each is then cut, that many cards from its top going beneath the
   * rest (R058, R059). Otherwise the shuffle is the last thing before the opening hands.
   */
  readonly cuts?: readonly [number, number];
  /**
   * The newest batch of cards that there was when the duel began: what may be named is fixed by it. A duel that is begun gets
   * today's; one recorded before there were batches has none, which is the first.
   */
  readonly poolBatch?: number;
  /** Cards stay in the listed order. Default: shuffled by the seed. */
  readonly shuffle?: boolean;
}
