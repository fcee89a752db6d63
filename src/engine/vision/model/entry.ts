import type { Entry } from './state';
import type { CardId, Player } from './vocabulary';
import type { Vision } from './vision';

/** What an entry is; what is left out is as nobody has named it. */
export type EntryOf = Pick<Entry, 'kind'> & Partial<Pick<Entry, 'targets' | 'mode' | 'toDefend'>>;

/** An entry of the interference, for the card as it is now. */
export const entryOf = (vision: Vision, player: Player, card: CardId, { kind, targets, mode, toDefend }: EntryOf): Entry => ({
  player,
  kind,
  card,
  stay: vision.card(card).stay,
  targets: targets ?? [],
  mode: mode ?? 0,
  toDefend: toDefend ?? false,
  resolved: false,
  cancelled: false,
});
