import type { ItemsFrame } from './flow-state';
import type { Seat } from './priority';
import { procedure } from './procedure';
import type { Playing } from './rules';
import { hasReady, startTriggers } from './triggers';

/** Whether there is anything to begin with: a cheap look before `startItems`. */
export const mayHaveItems = (play: Playing, slot: string): boolean =>
  play.rules.items?.mayBeDue?.(play, slot) !== false || hasReady(play);

/** Begins to do what is due at this slot for this player. */
export function startItems(play: Playing, slot: string, whose: Seat): void {
  const frame: ItemsFrame = { kind: 'items', at: 'triggers', slot, whose, opened: -1 };
  play.push(frame);
}

export const ITEMS = procedure<Playing, ItemsFrame>([
  {
    name: 'triggers',
    when: hasReady,
    do: (play, here) => {
      here.at = 'triggers';
      startTriggers(play);
    },
  },
  {
    name: 'open',
    when: (play, here) => here.opened !== play.state.stacks && play.rules.items!.opens?.(play, here) === true,
    do: (play, here) => {
      here.at = 'triggers';
      here.opened = play.state.stacks;
      play.rules.items!.open!(play, here);
    },
  },
  {
    name: 'one',
    when: (play, here) => play.rules.items!.due(play, here.slot, here.whose).length > 0,
    *ask(play, here) {
      const rules = play.rules.items!;
      here.at = 'triggers';
      const due = rules.due(play, here.slot, here.whose);
      const item = rules.pick === undefined ? due[0]! : yield* rules.pick(play, here.whose, due);
      here.opened = -1;
      rules.done(play, item);
      yield* item.run();
    },
  },
]);
