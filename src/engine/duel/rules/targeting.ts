import type { Duel } from '../model/duel';
import type { ChainLink } from '../model/duel-state';

/**
 * Remembers which targets of the link are face-up monsters at this moment, when they are targeted: what being targeted does to
 * them (Spirit Reaper) comes later and asks for it, whatever has become of the link's targets until then.
 */
export function rememberFaceUpTargets({ index, state: { cards } }: Duel, link: ChainLink): void {
  if (index.giving.destroyedWhenTargeted === undefined) return;
  link.targetedFaceUp = link.targets.filter(({ card }) => cards[card]!.zone === 'monster' && cards[card]!.faceUp);
}
