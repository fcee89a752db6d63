import type { DuelView, Player, ViewCard } from '../../engine';

export interface LinkRing {
  readonly number: number;
  readonly player: Player;
  readonly broken: boolean;
}

/** The numbers that stand on a card: all unresolved links that it is the source of. */
export function linkRings(view: DuelView, card: ViewCard): readonly LinkRing[] {
  return view.chain
    .filter((link) => card.links.includes(link.number) && link.state !== 'resolved')
    .map((link) => ({ number: link.number, player: link.player, broken: link.negated || link.pendingNegationBy !== undefined }));
}
