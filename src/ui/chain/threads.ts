import type { DuelView, Place, Player } from '../../engine';
import { drawnPlace, partsOf, seatPlace } from '../table/places';

export interface Thread {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  readonly player: Player;
  /** `now`: the newest link or the attack, over the cards; `waiting` under them; `broken`: will be negated. */
  readonly state: 'now' | 'waiting' | 'broken';
}

/** What points at what: unresolved links at their targets, a negation at the link it breaks, an attacker at its target. */
export function threadsOf(view: DuelView): readonly Thread[] {
  const open = view.chain.filter((link) => link.state !== 'resolved');
  const newest = open.at(-1)?.number;
  const threads: Thread[] = [];
  for (const link of open) {
    const state = link.negated || link.pendingNegationBy !== undefined ? 'broken' : link.number === newest ? 'now' : 'waiting';
    const broken = open.filter((other) => other.pendingNegationBy === link.number).map((other) => other.place);
    for (const place of [...link.targets.map((target) => target.place), ...broken]) {
      threads.push({
        id: `${link.number} ${place}`,
        from: drawnPlace(link.place),
        to: drawnPlace(place),
        player: link.player,
        state,
      });
    }
  }
  if (view.attack) {
    const { attacker, target } = view.attack;
    const player = partsOf(attacker).seat;
    const to = target === 'direct' ? seatPlace(player === 0 ? 1 : 0) : target;
    threads.push({ id: `attack ${attacker} ${to}`, from: attacker, to, player, state: open.length > 0 ? 'waiting' : 'now' });
  }
  return threads.filter((thread) => thread.from !== thread.to);
}
