import type { Seat as Player } from '../../../engine/table';
import type { Place } from '../../../engine/table';
import { drawnPlace, partsOf } from '../field/places';
import { isStruck } from '../field/entry-end';
import type { TableNow } from '../field/table-context';

export interface Thread {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  readonly player: Player;
  /** `now`: the newest link or the attack, over the cards; `waiting` under them; `broken`: will be negated; `tie`: belongs to. */
  readonly state: 'now' | 'waiting' | 'broken' | 'tie';
}

/** What points at what: what waits on the stack at its targets, a negation at the link it breaks, an attacker at its target. */
export function threadsOf({ view, aim }: Pick<TableNow, 'view' | 'aim'>): readonly Thread[] {
  const open = view.stack.filter((link) => link.state !== 'resolved');
  const newest = open.at(-1)?.number;
  const threads: Thread[] = [];
  for (const link of open) {
    const state = isStruck(link) ? 'broken' : link.number === newest ? 'now' : 'waiting';
    const breaks = open.filter(({ end }) => end?.kind === 'negated' && end.by === link.number).map((other) => other.place);
    for (const place of [...link.targets.map((target) => target.place), ...breaks]) {
      threads.push({
        id: `${link.number} ${place}`,
        from: drawnPlace(view, link.place),
        to: drawnPlace(view, place),
        player: link.player,
        state,
      });
    }
  }
  if (aim) {
    const player = partsOf(aim.from).seat;
    const { from, to, isNow = open.length === 0 } = aim;
    threads.push({ id: `attack ${from} ${to}`, from, to, player, state: isNow ? 'now' : 'waiting' });
  }
  return threads.filter((thread) => thread.from !== thread.to);
}
