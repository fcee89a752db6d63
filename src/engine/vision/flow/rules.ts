import { KERNEL_PROCEDURES } from '../../kernel/procedures';
import type { Rules } from '../../kernel/rules';
import type { Act, PriorityDecision } from '../model/decision';
import type { Vision } from '../model/vision';
import { isOpen, listActs } from '../rules/acts';
import { perform } from './announcing';
import { lookAtLives } from './ending';
import { OPENING, PARTS, SCHEDULE } from './phases';
import { STACK } from './resolving';
import { TRIGGERS } from './timing';

/** VISION as the kernel is given it. */
export const VISION_RULES: Rules<Vision> = {
  procedures: { ...KERNEL_PROCEDURES, ...PARTS, opening: OPENING },
  schedule: SCHEDULE,
  stack: STACK,
  triggers: TRIGGERS,
  asks(vision, player): PriorityDecision {
    let acts: readonly Act[] | undefined;
    const open = isOpen(vision, player);
    return {
      form: 'act',
      kind: 'priority',
      player,
      isOpen: open,
      ...(!open && { window: vision.state.stack.length === 0 ? 'phase' : 'answer' }),
      options: () => (acts ??= listActs(vision, player)),
    };
  },
  perform: (vision, player, act) => perform(vision, player, act as Act),
  turnsTo(vision) {
    // Where a phase is left nobody is asked any more.
    if (vision.state.leaving === null) lookAtLives(vision);
  },
};
