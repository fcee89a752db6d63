import type { Player } from '../../engine/duel';
import type { ShownCard, TableView } from '../../engine/table';

export interface LinkRing {
  readonly number: number;
  readonly player: Player;
  readonly broken: boolean;
}

/** The numbers that stand on a card: all that waits on the stack and comes from it. */
export function linkRings(view: TableView, card: ShownCard): readonly LinkRing[] {
  return view.stack
    .filter((link) => card.links.includes(link.number) && link.state !== 'resolved')
    .map((link) => ({ number: link.number, player: link.player, broken: link.negated || link.pendingNegationBy !== undefined }));
}
