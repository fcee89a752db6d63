import type { Entry } from './state';
import type { CardId, Player } from './vocabulary';
import type { Vision } from './vision';

const isOfCombat = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'attack' || kind === 'defend';

/** Which of those that wait is taken next: the last first; attack and defence are passed over until all else is done (6.2). */
export const nextOf = <One extends Pick<Entry, 'kind'>>(stack: readonly One[], waits: (one: One) => boolean): One | undefined =>
  stack.findLast((one) => waits(one) && !isOfCombat(one)) ?? stack.find((one) => waits(one) && one.kind === 'attack');

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
